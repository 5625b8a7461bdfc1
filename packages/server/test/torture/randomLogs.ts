/** Random games as an online table stores them, seeded by their name. */
import {
  type AnyGame,
  type AnyMatch,
  type Chance,
  defaultOf,
  dicePromise,
  diceSeed,
  FormatError,
  Match,
  type MatchLog,
  type OptionSpec,
  parseOptions,
  sealedChance,
  seededChance,
} from '@tessera/engine';
import { gameById } from '@tessera/games';

const pick = <T>(chance: Chance, items: readonly T[]): T => items[chance.below(items.length)] as T;

/** Limit of answers, after which a seat resigns. */
export function randomLog(id: string, name: string, most: number): MatchLog {
  const game = gameById(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const chance = seededChance(`${id} ${name}`);
  const match = begun(game, name, chance);
  for (let seat = match.decider; seat !== undefined && match.length < most; seat = match.decider) {
    match.submit(seat, pick(chance, game.legalMoves(match.state, seat)));
    // Take-backs by consent, for numbers of a fresh stream.
    if (chance.below(50) === 0) match.takeBack(1 + chance.below(Math.min(3, match.length)));
  }
  for (let seat = 0; match.decider !== undefined; seat++) match.leave(seat);
  return match.log();
}

function begun(game: AnyGame, secret: string, chance: Chance): AnyMatch {
  const { min, max } = game.seats;
  const seats = min + chance.below(max - min + 1);
  const entropy = Array.from({ length: seats }, (_, seat) => `luck of ${seat}`);
  const start = {
    seats,
    seed: diceSeed({ secret, entropy }),
    numbers: 'sealed',
    stream: sealedChance,
    table: { dice: { seal: dicePromise(secret), entropy, secret } },
  } as const;
  for (;;) {
    try {
      return new Match(game, { ...start, options: parseOptions(game.options, randomOptions(game, chance)) });
    } catch (error) {
      if (!(error instanceof FormatError)) throw error; // incompatible options
    }
  }
}

/** Changes one option in three, except counts, packs and options of seats. */
function randomOptions(game: AnyGame, chance: Chance): object {
  const specs = Object.entries(game.options as Readonly<Record<string, OptionSpec>>);
  return Object.fromEntries(
    specs.map(([name, spec]) => {
      if (chance.below(3) > 0) return [name, defaultOf(spec)];
      if (spec.kind === 'flag') return [name, !spec.default];
      return [name, spec.kind === 'choice' ? pick(chance, spec.values) : defaultOf(spec)];
    }),
  );
}
