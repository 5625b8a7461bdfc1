/** There is nothing to see: no such table, or one that is closed to spectators. */
import { Frame } from '../Frame.tsx';
import { Link } from '../Link.tsx';
import { Notice } from '../Notice.tsx';
import { PATHS } from '../router.ts';
import type { OnlineWords } from './words/index.ts';

interface MissingProps {
  readonly words: OnlineWords;
  readonly isClosed?: boolean;
}

export const MissingTable = ({ words: { join }, isClosed = false }: MissingProps) => (
  <Frame>
    <Notice
      title={isClosed ? join.closedTitle : join.missingTitle}
      text={isClosed ? join.closedText : join.missingText}
    >
      <Link className="button is-main" href={PATHS.online}>
        {join.lobby}
      </Link>
    </Notice>
  </Frame>
);
