/** Bots against each other, in any game: seats swapped every other game, every game repeatable from its seed. */
import { type AnyGame, type Outcome, parseOptions, type Seat, seededChance } from '@tessera/engine';
import type { AnyBot } from './bot.ts';

export interface GamePlan {
  readonly game: AnyGame;
  /** Only what differs from the defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Who sits where. */
  readonly seats: readonly AnyBot[];
  readonly seed: string;
  /** The seed of the bots' own chance, if it should differ from the game's. */
  readonly botSeed?: string;
  readonly onPly?: (state: unknown, seat: Seat) => void;
}

export interface GameResult {
  readonly outcome: Outcome;
  readonly plies: number;
  /** Milliseconds thought by each seat. */
  readonly thought: readonly number[];
}

/** Plays one game to its end. A bot that answers with an illegal move breaks its promise: that throws. */
export async function playGame({
  game,
  options,
  seats,
  seed,
  botSeed = seed,
  onPly,
}: GamePlan): Promise<GameResult> {
  const chance = seededChance(seed);
  const botChances = seats.map((_, seat) => seededChance(`${botSeed}/seat ${seat}`));
  const thought = seats.map(() => 0);
  const state = game.setup(parseOptions(game.options, options), seats.length, chance);
  let plies = 0;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const bot = seats[seat] as AnyBot;
    const start = performance.now();
    const { move } = await bot.think({ state, seat, chance: botChances[seat] as typeof chance, limits: {} });
    thought[seat] = (thought[seat] as number) + performance.now() - start;
    const refused = game.check(state, seat, move);
    if (refused)
      throw new Error(`${bot.id} answered ${game.notation.formatMove(state, move)}: ${refused.code}`);
    game.play(state, seat, move, chance);
    plies++;
    onPly?.(state, seat);
  }
  return { outcome: game.outcome(state) as Outcome, plies, thought };
}

export interface ArenaPlan {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly a: AnyBot;
  readonly b: AnyBot;
  readonly games: number;
  readonly seed: string;
  readonly onGame?: (game: ArenaGame) => void;
}

export interface ArenaGame {
  /** From 1. */
  readonly number: number;
  readonly winner: 'a' | 'b' | 'both' | 'nobody';
  readonly reason: string;
  readonly plies: number;
}

/** Plays the games one after the other. Each pair of games has the same start with the seats swapped. */
export async function arena({ game, options, a, b, games, seed, onGame }: ArenaPlan): Promise<ArenaGame[]> {
  const played: ArenaGame[] = [];
  for (let i = 0; i < games; i++) {
    const isA = (seat: number): boolean => (seat + i) % 2 === 0;
    const seats = Array.from({ length: game.seats.min }, (_, seat) => (isA(seat) ? a : b));
    const plan = { game, options, seats, seed: `${seed}/${i >> 1}`, botSeed: `${seed}/${i >> 1}/${i % 2}` };
    const { outcome, plies } = await playGame(plan);
    const winner = winnerOf(
      outcome.winners.some(isA),
      outcome.winners.some(seat => !isA(seat)),
    );
    const one: ArenaGame = { number: i + 1, winner, reason: outcome.reason, plies };
    played.push(one);
    onGame?.(one);
  }
  return played;
}

const winnerOf = (a: boolean, b: boolean): ArenaGame['winner'] =>
  a ? (b ? 'both' : 'a') : b ? 'b' : 'nobody';
