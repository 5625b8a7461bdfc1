/** Review of a finished match of this browser, or of one whose moments were kept. */
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
      const text = (await fileOf(id))?.text ?? (await keptText(id)) ?? '';
      const found = await openReplay(world, id, text, 'asSeated');
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
  const leave = (): void => navigate(world.store.entries().has(id) ? PATHS.match(id) : PATHS.puzzles());
  if (client) return <Replayed client={client} onLeave={leave} />;
  return client === null ? <Failure failure="missing" /> : <PageFrame>{<TableWaiting />}</PageFrame>;
}

/** Log of a match that was forgotten after some of its moments were kept. */
const keptText = async (id: string): Promise<string | undefined> =>
  (await import('../../match/keptMoments.ts')).keptLog(PATHS.review(id));
