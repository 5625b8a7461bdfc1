import { Frame } from '../Frame.tsx';
import { Link } from '../Link.tsx';
import { Notice } from '../Notice.tsx';
import { PATHS } from '../router.ts';
import type { OnlineWords } from './words/index.ts';

export const MissingTable = ({ words: { join } }: { readonly words: OnlineWords }) => (
  <Frame>
    <Notice title={join.missingTitle} text={join.missingText}>
      <Link className="button is-main" href={PATHS.online}>
        {join.lobby}
      </Link>
    </Notice>
  </Frame>
);
