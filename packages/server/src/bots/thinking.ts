/** The bot worker's logic, apart from its thread: one thought at a time. */
import { type AnyBot, botByName } from '@tessera/bots';
import { seededChance } from '@tessera/engine';
import { gameById } from '@tessera/games';

/** Everything a bot may know. */
export interface BotTask {
  readonly table: string;
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  readonly view: unknown;
  /** Seed of tie-breaks and noise; independent of the match's dice. */
  readonly seed: string;
}

export interface BotReply {
  /** In notation. */
  readonly move: string;
  /** The position is lost beyond doubt. */
  readonly resigns?: true;
}

/** Size of the LRU cache of bots, which remember their plans. */
const REMEMBERED = 50;

export function createThinking(): (task: BotTask) => Promise<BotReply> {
  const bots = new Map<string, AnyBot>();

  function sit({ table, seat, level, game }: BotTask): AnyBot {
    const place = `${table} ${seat} ${level}`;
    const bot = bots.get(place) ?? botByName(game, level);
    bots.delete(place);
    bots.set(place, bot);
    const [oldest] = bots.keys();
    if (bots.size > REMEMBERED && oldest !== undefined) bots.delete(oldest);
    return bot;
  }

  return async task => {
    const game = gameById(task.game);
    if (!game) throw new Error(`there is no game ${task.game}`);
    const { view, seat, seed } = task;
    const thought = await sit(task).think({ view, seat, chance: seededChance(seed), limits: {} });
    // Notation needs a state; any one consistent with the view will do.
    const world = game.determinize(view, seededChance(seed));
    return {
      move: game.notation.formatMove(world, thought.move),
      ...(thought.resigns && { resigns: true }),
    };
  };
}
