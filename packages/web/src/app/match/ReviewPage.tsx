/** Review of a finished match of this browser. */
import { useEffect, useState } from 'preact/hooks';
import type { MatchClient } from '../../match/client.ts';
import { fileOf, world } from '../../match/library.ts';
import { openReplay } from '../../match/replayed.ts';
import { navigate, PATHS } from '../../ui/router.ts';
import { PageFrame } from '../PageFrame.tsx';
import Failure from './Failure.tsx';
import { Replayed } from './Replayed.tsx';
import { TableWaiting } from './tables.tsx';

export default function ReviewPage({ id }: { readonly id: string }) {
  const [client, setClient] = useState<MatchClient<unknown> | null>();
  useEffect(() => {
    let opened: MatchClient<unknown> | undefined;
    let isWanted = true;
    const open = async (): Promise<void> => {
      const found = await openReplay(world, id, (await fileOf(id))?.text ?? '', 'asSeated');
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
  if (client) return <Replayed client={client} onLeave={() => navigate(PATHS.match(id))} />;
  return client === null ? <Failure failure="missing" /> : <PageFrame>{<TableWaiting />}</PageFrame>;
}
