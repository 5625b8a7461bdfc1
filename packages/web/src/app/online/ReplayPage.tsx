/** A finished match of the server at its table: to replay, verify, download or play on from. */
import { useEffect, useState } from 'preact/hooks';
import type { MatchClient } from '../../match/client.ts';
import { world } from '../../match/library.ts';
import { openReplay } from '../../match/replayed.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { navigate, PATHS } from '../../ui/router.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { Replayed } from '../match/Replayed.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { api } from './api.ts';
import type { OnlineProps } from './OnlinePage.tsx';

export default function ReplayPage({ id, words: { replay } }: OnlineProps) {
  const [client, setClient] = useState<MatchClient<unknown> | null>();
  useEffect(() => {
    let opened: MatchClient<unknown> | undefined;
    let isWanted = true;
    const open = async (): Promise<void> => {
      const found = await openReplay(world, id, await api.log(id));
      if ('why' in found) throw new Error(found.why);
      opened = found;
      if (isWanted) setClient(found);
      else found.dispose();
    };
    open().catch(() => isWanted && setClient(null));
    return () => {
      isWanted = false;
      opened?.dispose();
    };
  }, [id]);
  if (client) return <Replayed client={client} onLeave={() => navigate(PATHS.online)} />;
  return (
    <PageFrame>
      {client === null ? (
        <Notice title={replay.missingTitle} text={replay.missingText}>
          <Link className="button is-main" href={PATHS.table(id)}>
            {replay.toTable}
          </Link>
        </Notice>
      ) : (
        <Waiting text={replay.loading} />
      )}
    </PageFrame>
  );
}
