/** A finished match at its table, with its review. */
import { useMemo } from 'preact/hooks';
import type { MatchClient } from '../../match/client.ts';
import { createRetry } from '../../match/retry.ts';
import { createReviewer } from '../../match/reviewer.ts';
import { aroundReview } from '../../table/course/aroundReview.tsx';
import { useStore } from '../../ui/render/useStore.ts';
import { TableWaiting, tableComponentOf } from './tables.tsx';

interface ReplayedProps {
  readonly client: MatchClient<unknown>;
  onLeave(): void;
}

export function Replayed({ client, onLeave }: ReplayedProps) {
  const game = useStore(client.subscribe, () => client.snapshot()?.setup.game);
  const { retry, around } = useMemo(() => {
    const made = createRetry(client);
    return { retry: made, around: aroundReview(createReviewer(client), made) };
  }, [client]);
  const GameTable = game === undefined ? undefined : tableComponentOf(game);
  if (!GameTable) return <TableWaiting />;
  return <GameTable client={retry.client} around={around} onLeave={onLeave} />;
}
