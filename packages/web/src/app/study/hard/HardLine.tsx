/** Line of the new match form: the share of such games that bots won, with a link to all of them. */
import './hardLine.css';
import { isCurrent } from '@tessera/bots/measured';
import type { Draft } from '../../../table/newMatch/draft.ts';
import type { Form } from '../../../table/newMatch/preparation.ts';
import { fill, percent, useLoadedWords, useText } from '../../../text/index.ts';
import { Link } from '../../../ui/Link.tsx';
import { hardPath } from './path.ts';
import { rateOf, rowFor } from './rates.ts';
import { useMeasured } from './useMeasured.ts';
import { loadHardWords } from './words/index.ts';

export interface LineProps {
  readonly preparation: Form;
  readonly draft: Draft;
}

export default function HardLine({ preparation, draft }: LineProps) {
  const { language } = useText();
  const { facts } = preparation;
  const words = useLoadedWords(loadHardWords);
  const measured = useMeasured(facts.id);
  if (!words || !measured || measured.rows.length === 0) return null;
  const row = isCurrent(measured, facts) ? rowFor(measured, preparation, draft) : undefined;
  const numbers = row && {
    percent: percent(language, rateOf(row).rate),
    games: row.games.toLocaleString(language),
  };
  return (
    <p className="hard-line">
      {numbers && `${fill(facts.isTogether ? words.line : words.lineContest, numbers)} `}
      <Link href={hardPath(facts)}>{facts.isTogether ? words.title : words.titleContest}</Link>
    </p>
  );
}
