import { Frame } from '../Frame.tsx';
import { Link } from '../Link.tsx';
import { Notice } from '../Notice.tsx';
import { PATHS } from '../router.ts';
import type { OnlineWords } from './words/index.ts';

interface MissingTableProps {
  readonly words: OnlineWords;
  /** It is there, but what the server stored of it cannot be read. */
  readonly isDamaged?: boolean;
}

export const MissingTable = ({ words: { join }, isDamaged = false }: MissingTableProps) => (
  <Frame>
    <Notice
      title={isDamaged ? join.damagedTitle : join.missingTitle}
      text={isDamaged ? join.damagedText : join.missingText}
    >
      <Link className="button is-main" href={PATHS.online}>
        {join.lobby}
      </Link>
    </Notice>
  </Frame>
);
