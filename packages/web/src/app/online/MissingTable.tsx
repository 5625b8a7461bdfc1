import { Frame } from '../Frame.tsx';
import { Link } from '../Link.tsx';
import { Notice } from '../Notice.tsx';
import { PATHS } from '../router.ts';
import { useBan } from './useBan.ts';
import type { OnlineWords } from './words/index.ts';

/** There is no table, or none for this guest. */
export function MissingTable({ words }: { readonly words: OnlineWords }) {
  const { join, banned } = words;
  const ban = useBan(words);
  return (
    <Frame>
      <Notice title={ban ? banned.title : join.missingTitle} text={ban ?? join.missingText}>
        <Link className="button is-main" href={PATHS.online}>
          {join.lobby}
        </Link>
      </Notice>
    </Frame>
  );
}
