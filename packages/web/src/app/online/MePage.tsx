/** Private link that signs the guest in on another device; its key is removed from the browser's history. */
import { useEffect, useState } from 'preact/hooks';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { navigate, PATHS } from '../../ui/router.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { enterBy } from './guest.ts';
import type { OnlineProps } from './OnlinePage.tsx';

export default function MePage({ id, words: { me } }: OnlineProps) {
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    enterBy(id).then(
      () => navigate(PATHS.online, 'replace'),
      () => setWrong(true),
    );
  }, [id]);
  return (
    <PageFrame>
      {isWrong ? (
        <Notice title={me.wrongTitle} text={me.wrongText}>
          <Link className="button is-main" href={PATHS.online}>
            {me.toLobby}
          </Link>
        </Notice>
      ) : (
        <Waiting text={me.entering} />
      )}
    </PageFrame>
  );
}
