/** Matches for fault injection: two players each, whose answers are seeded by the table's name. */
import { wordGenerator } from '@tessera/engine';
import { Player } from './player.ts';

const NO_CLOCK = { total: null, increment: 0, move: null };

export interface Disturbed {
  readonly table: string;
  readonly players: readonly Player[];
  /** Resolves after this many answers, or at the end of the match. */
  readonly over: Promise<void>;
}

/** Number of answers that all players have seen. */
export const seenIn = ({ players }: Disturbed): number =>
  Math.min(...players.map(({ memory }) => memory.moves.length));

export async function begin(
  game: string,
  name: string,
  answers: number,
  addresses: () => string,
): Promise<Disturbed> {
  const players = await Promise.all(['a', 'b'].map(one => Player.enter(`${name}${one}`, addresses)));
  const [host, guest] = players as [Player, Player];
  const table = await host.create({
    game,
    chairs: [{ kind: 'me' }, { kind: 'open' }],
    pace: NO_CLOCK,
    openTo: 'link',
    language: 'en',
  });
  await Promise.all(players.map(player => player.join(table)));
  await guest.do({ do: 'sit', name: guest.name });
  // Another server may be notified a moment later.
  await host.until(() => host.memory.table?.chairs.every(({ kind }) => kind === 'person') === true);
  await host.do({ do: 'start' });
  const over = Promise.all(players.map(player => play(player, name, answers))).then(() => {});
  return { table, players, over };
}

async function play(player: Player, name: string, answers: number): Promise<void> {
  const { memory } = player;
  const isDone = (): boolean => memory.moves.length >= answers || memory.table?.phase === 'ended';
  const isTurn = (): boolean => {
    const { standing, you } = memory.table ?? {};
    return standing !== null && standing !== undefined && standing.toAct === you;
  };
  while (!isDone()) {
    await player.until(() => isDone() || isTurn());
    if (isDone()) break;
    const count = memory.moves.length;
    const legal = await player.legal();
    if (legal.length === 0 || count !== memory.moves.length) continue;
    const move = legal[wordGenerator(`${name} ${count}`)() % legal.length] as string;
    await player.do({ do: 'play', move, after: count });
    // Done, whether acknowledged or not; the change follows.
    await player.until(() => memory.moves.length > count || isDone() || !isTurn());
  }
}
