/** Page of a table that was closed before the match began. */
import type { ClosedWhy } from '@tessera/wire';
import { gameById } from '../../games/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PATHS } from '../../ui/router.ts';
import { PageFrame } from '../PageFrame.tsx';

interface ClosedProps {
  readonly why: ClosedWhy;
  readonly game: string;
  readonly words: OnlineWords;
}

export function ClosedTable({ why, game: id, words: { join, newTable } }: ClosedProps) {
  const game = gameById(id);
  return (
    <PageFrame>
      <Notice title={join.closedTitle} text={join.closedText[why]}>
        {game && (
          <Link className="button is-main" href={PATHS.newTable(game)}>
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
