/** Page of a table that does not exist or is closed to spectators. */
import type { OnlineWords } from '../../text/online/index.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PATHS } from '../../ui/router.ts';
import { PageFrame } from '../PageFrame.tsx';
import { useBan } from './useBan.ts';

/** Reasons: no such table, closed to spectators, or unreadable for the server. */
type Why = 'missing' | 'private' | 'damaged';

interface MissingTableProps {
  readonly words: OnlineWords;
  readonly why?: Why;
}

/** "Not found" page of a table; a banned guest reads the reason of the ban. */
export function MissingTable({ words, why = 'missing' }: MissingTableProps) {
  const { join, banned } = words;
  const ban = useBan(words);
  return (
    <PageFrame>
      <Notice title={ban ? banned.title : join[`${why}Title`]} text={ban ?? join[`${why}Text`]}>
        <Link className="button is-main" href={PATHS.online}>
          {join.lobby}
        </Link>
      </Notice>
    </PageFrame>
  );
}
