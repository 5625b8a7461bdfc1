/** A match at its table, or the reason why it cannot be shown. */
import './match.css';
import { useEffect, useState } from 'preact/hooks';
import type { MatchClient } from '../../match/client.ts';
import { stopsPlay } from '../../match/failures.ts';
import { openMatch } from '../../match/library.ts';
import { lazy, onDemand } from '../../ui/render/lazy.tsx';
import { useStore } from '../../ui/render/useStore.ts';
import { navigate, PATHS } from '../../ui/router.ts';
import { MOVED, readStored } from '../../ui/stored.ts';
import type { FailureProps } from './Failure.tsx';
import { TableWaiting, tableComponentOf } from './tables.tsx';

type Client = MatchClient<unknown>;

const loadFailure = () => import('./Failure.tsx');
const Failure = lazy<FailureProps>(loadFailure, TableWaiting);
/** Warning beside a table that can still be played. */
const Warning = onDemand<FailureProps>(loadFailure);
/** A match that goes on elsewhere. */
const Moved = onDemand<{ readonly id: string }>(() => import('./Moved.tsx'));

/** The client of a match, closed when the page is left; undefined until it is looked up. */
function useClient(id: string): Client | undefined {
  const [client, setClient] = useState<Client>();
  useEffect(() => {
    const opened = openMatch(id);
    setClient(opened);
    return () => opened.dispose();
  }, [id]);
  return client;
}

export function MatchPage({ id }: { readonly id: string }) {
  const client = useClient(id);
  return (
    client && (
      <>
        <Seated client={client} />
        {readStored(MOVED + id) && <Moved id={id} />}
      </>
    )
  );
}

function Seated({ client }: { readonly client: Client }) {
  const failure = useStore(client.subscribe, client.failure);
  const game = useStore(client.subscribe, () => client.snapshot()?.setup.game);
  if (failure !== undefined && stopsPlay(failure))
    return <Failure failure={failure} detail={client.detail()} />;
  if (game === undefined) return <TableWaiting />;
  const GameTable = tableComponentOf(game);
  if (!GameTable) return <Failure failure="unknownGame" />;
  return (
    <>
      <GameTable client={client} onLeave={() => navigate(PATHS.home)} />
      {failure !== undefined && <Warning key={failure} failure={failure} />}
    </>
  );
}
