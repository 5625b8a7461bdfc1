/** A match at its table, or why it cannot be shown. */
import './match.css';
import { useEffect, useState } from 'preact/hooks';
import type { MatchClient } from '../../match/client.ts';
import { type FailureKey, stopsPlay } from '../../match/failures.ts';
import { openMatch } from '../../match/library.ts';
import { useStore } from '../../render/useStore.ts';
import { fill, type Text, useText } from '../../text/index.ts';
import { Frame } from '../Frame.tsx';
import { Icon } from '../Icon.tsx';
import { Notice } from '../Notice.tsx';
import { navigate, PATHS } from '../router.ts';
import { TableWaiting, tableOf } from './tables.tsx';

type Client = MatchClient<unknown>;

/** The client of a match, closed when the page is left; null until it is looked up, undefined if it is not here. */
function useClient(id: string): Client | undefined | null {
  const [client, setClient] = useState<Client | undefined | null>(null);
  useEffect(() => {
    const opened = openMatch(id);
    setClient(opened);
    return () => opened?.dispose();
  }, [id]);
  return client;
}

export function MatchPage({ id }: { readonly id: string }) {
  const client = useClient(id);
  if (client === null) return null;
  return client ? <Seated client={client} /> : <MissingMatch />;
}

function Seated({ client }: { readonly client: Client }) {
  const failure = useStore(client.subscribe, client.failure);
  const game = useStore(client.subscribe, () => client.snapshot()?.setup.game);
  if (failure !== undefined && stopsPlay(failure))
    return <FailedMatch failure={failure} detail={client.detail()} />;
  if (game === undefined) return <TableWaiting />;
  const Table = tableOf(game);
  if (!Table) return <FailedMatch failure="unknownGame" />;
  return (
    <>
      <Table client={client} onLeave={() => navigate(PATHS.home)} />
      {failure !== undefined && <Warning key={failure} failure={failure} />}
    </>
  );
}

/** Something is wrong beside a table that goes on. */
function Warning({ failure }: { readonly failure: string }) {
  const text = useText();
  const [isClosed, close] = useState(false);
  if (isClosed) return null;
  return (
    <div className="match-warning" role="alert">
      <Icon name="threat" />
      <p>{sentenceOf(failure, text)}</p>
      <button type="button" className="button is-quiet is-small" onClick={() => close(true)}>
        {text.table.close}
      </button>
    </div>
  );
}

function MissingMatch() {
  const { match, home } = useText();
  return (
    <Frame>
      <Notice title={match.missingTitle} text={match.missingText}>
        <button type="button" className="button is-main" onClick={() => navigate(PATHS.newMatch())}>
          {home.continue.newTitle}
        </button>
      </Notice>
    </Frame>
  );
}

interface FailedProps {
  readonly failure: string;
  /** What exactly is wrong. */
  readonly detail?: string | undefined;
}

/** What is stored stays where it is; home has the ways to keep it as a file, or to be rid of it. */
function FailedMatch({ failure, detail }: FailedProps) {
  const text = useText();
  const more = detail === undefined ? '' : ` ${fill(text.match.detail, { why: detail })}`;
  return (
    <Frame>
      <Notice title={text.match.failedTitle} text={sentenceOf(failure, text) + more}>
        <button type="button" className="button is-main" onClick={() => location.reload()}>
          {text.match.reload}
        </button>
      </Notice>
    </Frame>
  );
}

function sentenceOf(failure: string, { match }: Text): string {
  const sentences: Readonly<Record<FailureKey, string>> = match.failures;
  return sentences[failure as FailureKey] ?? match.unknown;
}
