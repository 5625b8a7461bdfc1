/** A table of the server, before and after the start. */
import '../match/match.css';
import { useEffect, useState } from 'preact/hooks';
import type { OnlineClient } from '../../match/remote/onlineClient.ts';
import type { Around } from '../../table/game.ts';
import { OnlineBand } from '../../table/online/OnlineBand.tsx';
import { OnlineSeats } from '../../table/online/OnlineSeats.tsx';
import { TalkPanel } from '../../table/online/TalkPanel.tsx';
import { useStore } from '../../ui/render/useStore.ts';
import { navigate, PATHS } from '../../ui/router.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { TableWaiting, tableComponentOf } from '../match/tables.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { ClosedTable } from './ClosedTable.tsx';
import { GatherPage } from './GatherPage.tsx';
import { enterAs, newEntropy, usualName } from './guest.ts';
import { JoinPage } from './JoinPage.tsx';
import { MissingTable } from './MissingTable.tsx';
import type { OnlineProps } from './OnlinePage.tsx';
import { errorWords, refusalWords } from './refusals.ts';
import { useRemote } from './useRemote.ts';

const AROUND: Around = { Seats: OnlineSeats, Band: OnlineBand, Panel: TalkPanel };

export default function TablePage({ id, words }: OnlineProps) {
  const client = useRemote(id);
  const [isWatching, watch] = useState(false);
  const [refused, refuse] = useState('');
  /** A visitor who sits down becomes a guest first, and the client reconnects as that guest. */
  const [wish, want] = useState<{ readonly name: string; readonly seat?: number }>();
  useEffect(() => {
    if (!client || !wish) return;
    want(undefined);
    void sitDown(client, wish).then(refusal => refuse(refusal ? refusalWords(words, refusal) : ''));
  }, [client, wish, words]);
  const sit = async (name: string, seat?: number): Promise<void> => {
    try {
      await enterAs(name);
      want({ name, ...(seat !== undefined && { seat }) });
    } catch (error) {
      refuse(errorWords(words, error));
    }
  };
  if (!client) return <Calling words={words} />;
  return <AtTable key={client} {...{ client, words, isWatching, refused, watch, sit }} />;
}

/** One name, one button: whoever sits down is ready. */
async function sitDown({ online }: OnlineClient, wish: { readonly name: string; readonly seat?: number }) {
  const refusal = await online.tell({ do: 'sit', ...wish, entropy: newEntropy() });
  return refusal ?? online.tell({ do: 'ready', isReady: true });
}

const Calling = ({ words: { join } }: Pick<OnlineProps, 'words'>) => (
  <PageFrame>
    <Waiting text={join.connecting} />
  </PageFrame>
);

interface AtTableProps extends Pick<OnlineProps, 'words'> {
  readonly client: OnlineClient;
  readonly isWatching: boolean;
  readonly refused: string;
  watch(isWatching: boolean): void;
  sit(name: string, seat?: number): Promise<void>;
}

function AtTable({ client, words, isWatching, refused, watch, sit }: AtTableProps) {
  const { online } = client;
  const status = useStore(online.subscribe, online.status);
  const table = useStore(online.subscribe, () => online.table()?.view);
  const game = useStore(client.subscribe, () => client.snapshot()?.setup.game);
  if (status === 'gone') return <MissingTable words={words} />;
  if (status === 'damaged') return <MissingTable words={words} why="damaged" />;
  if (status === 'closed') return <MissingTable words={words} why="private" />;
  if (!table) return <Calling words={words} />;
  if (table.closed)
    return <ClosedTable why={table.closed} table={table.id} game={table.game} words={words} />;
  if (table.phase === 'gathering') {
    if (table.you === null && !isWatching)
      return <JoinPage {...{ table, words, refused, onSit: sit, onWatch: () => watch(true) }} />;
    // A visitor without a name gets the join page first.
    const sitAt = (seat: number) => (usualName() ? sit(usualName(), seat) : watch(false));
    return (
      <GatherPage {...{ table, words, refused, online, onSit: sitAt }} isAway={status === 'reconnecting'} />
    );
  }
  const GameTable = game === undefined ? undefined : tableComponentOf(game);
  if (!GameTable) return <TableWaiting />;
  return <GameTable client={client} around={AROUND} onLeave={() => navigate(PATHS.online)} />;
}
