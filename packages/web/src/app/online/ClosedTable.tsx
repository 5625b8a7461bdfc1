/** Page of a table that was closed before the match began, or whose match was taken home. */
import type { ClosedWhy } from '@tessera/wire';
import { gameById } from '../../games/index.ts';
import { matchOfTable } from '../../table/share/moved.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PATHS } from '../../ui/router.ts';
import { PageFrame } from '../PageFrame.tsx';

interface ClosedProps {
  readonly why: ClosedWhy;
  /** The id of the table. */
  readonly table: string;
  readonly game: string;
  readonly words: OnlineWords;
}

export function ClosedTable({ why, table, game: id, words: { join, newTable } }: ClosedProps) {
  const game = gameById(id);
  const match = matchOfTable(table);
  return (
    <PageFrame>
      <Notice title={join.closedTitle} text={join.closedText[why]}>
        {why === 'home' && match !== undefined && (
          <Link className="button is-main" href={PATHS.match(match)}>
            {join.toMatch}
          </Link>
        )}
        {game && (
          <Link className={`button ${match === undefined ? 'is-main' : ''}`} href={PATHS.newTable(game)}>
            {newTable.heading}
          </Link>
        )}
        <Link className="button" href={PATHS.online}>
          {join.lobby}
        </Link>
      </Notice>
    </PageFrame>
  );
}
