/** Tables of the server at which it is the guest's turn, first on home. */
import '../online/lobby.css';
import { useLoadedWords } from '../../text/index.ts';
import { loadOnlineWords } from '../../text/online/index.ts';
import { Link } from '../../ui/Link.tsx';
import { PATHS } from '../../ui/router.ts';
import { TableTicket } from '../online/TableTicket.tsx';
import { useWaiting } from '../online/waiting.ts';
import { loadReturnWords } from './words/index.ts';

/** Tables shown; the others are on their page. */
const MOST = 2;

export default function WaitingRow() {
  const lines = useWaiting() ?? [];
  const online = useLoadedWords(loadOnlineWords);
  const words = useLoadedWords(loadReturnWords);
  if (lines.length === 0 || !online || !words) return null;
  return (
    <section className="return-moves" aria-labelledby="your-moves">
      <h2 id="your-moves">
        {words.yourMove}
        {lines.length > MOST && <Link href={PATHS.online}>{words.online}</Link>}
      </h2>
      {lines.slice(0, MOST).map(line => (
        <TableTicket key={line.id} line={line} words={online} />
      ))}
    </section>
  );
}
