/** Beside a match that was continued on line: where it goes on. */
import '../../table/share/share.css';
import { useState } from 'preact/hooks';
import { tableOfMatch } from '../../table/share/moved.ts';
import { loadWords } from '../../table/share/words/index.ts';
import { useLoadedWords, useText } from '../../text/index.ts';
import { Link } from '../../ui/Link.tsx';
import { PATHS } from '../../ui/router.ts';

export default function Moved({ id }: { readonly id: string }) {
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
