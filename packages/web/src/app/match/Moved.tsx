/** Beside a match: where it goes on, if it was continued on line; the result of a daily challenge. */
import '../../table/share/share.css';
import { useState } from 'preact/hooks';
import { isChallenge, tableOfMatch } from '../../table/share/moved.ts';
import { loadWords } from '../../table/share/words/index.ts';
import { useLoadedWords, useText } from '../../text/index.ts';
import { Link } from '../../ui/Link.tsx';
import { onDemand } from '../../ui/render/lazy.tsx';
import { PATHS } from '../../ui/router.ts';

interface BesideProps {
  readonly id: string;
}

const DailyNote = onDemand<BesideProps>(() => import('../study/daily/DailyNote.tsx'));

export default function Beside({ id }: BesideProps) {
  return isChallenge(id) ? <DailyNote id={id} /> : <Moved id={id} />;
}

function Moved({ id }: BesideProps) {
  const { table: text } = useText();
  const words = useLoadedWords(loadWords);
  const [isClosed, close] = useState(false);
  const table = tableOfMatch(id);
  if (!words || table === undefined || isClosed) return null;
  return (
    <div className="match-warning is-moved" role="status">
      <p>{words.goesOn}</p>
      <Link className="button is-small" href={PATHS.table(table)}>
        {words.toTable}
      </Link>
      <button type="button" className="button is-quiet is-small" onClick={() => close(true)}>
        {text.close}
      </button>
    </div>
  );
}
