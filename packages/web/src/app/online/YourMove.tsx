/** Toast on any page: it became the guest's turn at a table. */
import './waiting.css';
import type { TableLine } from '@tessera/wire';
import { useRef, useState } from 'preact/hooks';
import { gameById } from '../../games/index.ts';
import { fill, useLoadedWords, useText } from '../../text/index.ts';
import { loadOnlineWords } from '../../text/online/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { PATHS, usePath } from '../../ui/router.ts';
import { lineTitle } from './lines.ts';
import { useWaiting } from './waiting.ts';

export default function YourMove() {
  const waiting = useWaiting();
  const path = usePath();
  const known = useRef<ReadonlySet<string>>(undefined);
  const [, hide] = useState(0);
  if (!waiting) return null;
  const now = new Set(waiting.map(({ id }) => id));
  // Tables that waited before are counted in the navigation; tables that wait no more may be announced again.
  known.current = new Set([...(known.current ?? now)].filter(id => now.has(id)));
  const isElsewhere = ({ id }: TableLine): boolean => path !== PATHS.table(id) && path !== PATHS.online;
  const line = waiting.find(one => !known.current?.has(one.id));
  const close = (): void => {
    if (line) known.current = new Set([...(known.current ?? []), line.id]);
    hide(count => count + 1);
  };
  return line && isElsewhere(line) ? <Notice key={line.id} line={line} onClose={close} /> : null;
}

function Notice({ line, onClose }: { readonly line: TableLine; onClose(): void }) {
  const { language } = useText();
  const notice = useLoadedWords(loadOnlineWords)?.notice;
  if (!notice) return null;
  const title = lineTitle(line, gameById(line.game)?.titles[language].name ?? line.game);
  return (
    <div className="card your-move" role="status" data-game={line.game}>
      <Link href={PATHS.table(line.id)} onClick={onClose}>
        {fill(notice.yourMove, { title })}
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={notice.later}
        title={notice.later}
        onClick={onClose}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
