/** What is about to start, in a few words, and the button that starts it. */
import {
  type Pack,
  researcherTextOf,
  TESSERACT_OPTIONS,
  type TesseractOptions,
} from '@tessera/games/tesseract';
import { fill, useText } from '../../../text/index.ts';
import { Icon } from '../../Icon.tsx';
import { useSettings } from '../../settings.ts';
import { BaseMap } from './BaseMap.tsx';
import { isChanged, labsOf, type OptionName, optionOf, RANDOM, seatNames, type TeamDraft } from './draft.ts';
import type { PageWords } from './words/index.ts';

interface TeamSummaryProps {
  readonly draft: TeamDraft;
  readonly pack: Pack;
  readonly words: PageWords;
}

export function TeamSummary({ draft, pack, words }: TeamSummaryProps) {
  const text = useText();
  // Your name is a setting and may change while it is typed above.
  useSettings();
  const { summary } = words;
  const names = seatNames(draft, text);
  const face = pack.bases.find(({ id }) => id === optionOf(draft, 'base'));
  const lines = linesOf({ draft, pack, words });
  return (
    <aside className="card summary" aria-label={summary.heading}>
      {face && (
        <div className="summary-base">
          <BaseMap face={face} />
        </div>
      )}
      <div className="summary-words">
        <h2>{summary.heading}</h2>
        <p className="summary-names">
          {names.length === 1 ? fill(summary.solo, { name: names[0] ?? '' }) : names.join(', ')}
        </p>
        <ul>
          {lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <button type="submit" className="button is-main">
        {summary.start}
        <Icon name="arrow" />
      </button>
    </aside>
  );
}

/** The base always, and whatever is not as it would be anyway. */
function linesOf({ draft, pack, words }: TeamSummaryProps): readonly string[] {
  const { options } = words.game;
  const base = String(optionOf(draft, 'base')) as keyof typeof options.base.values;
  const changed = (Object.keys(TESSERACT_OPTIONS) as (keyof TesseractOptions)[]).filter(
    (name): name is OptionName =>
      name !== 'pack' && name !== 'base' && name !== 'researchers' && isChanged(draft, name),
  );
  const chosen = draft.researchers.slice(0, labsOf(draft)).filter(id => id !== RANDOM);
  return [
    fill(words.summary.base, { base: options.base.values[base] }),
    ...(draft.pack === undefined ? [] : [`${words.packs.label}: ${draft.pack}`]),
    ...chosen.map(id => researcherTextOf({ pack }, id, words.game).name),
    ...(changed.length === 0 ? [words.summary.defaults] : changed.map(name => describe(draft, name, words))),
  ];
}

/** An option and its value: "Consent: is always given". */
function describe(draft: TeamDraft, name: OptionName, { game }: PageWords): string {
  const { label, values } = game.options[name];
  const value = String(optionOf(draft, name));
  return `${label}: ${(values as Readonly<Record<string, string>>)[value] ?? value}`;
}
