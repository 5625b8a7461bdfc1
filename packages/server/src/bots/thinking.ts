/** What runs inside a bot worker, without the worker: one thought at a time. */
import { type AnyBot, botByName } from '@tessera/bots';
import { seededChance } from '@tessera/engine';
import { gameById } from '@tessera/games';

/** What a bot has to know to answer for its seat, and no more. */
export interface BotTask {
  readonly table: string;
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  readonly view: unknown;
  /** For tie-breaks and noise; nothing of the match's own dice. */
  readonly seed: string;
}

export interface BotAnswer {
  /** In notation. */
  readonly move: string;
  /** It is lost beyond doubt and would rather give up. */
  readonly resigns?: true;
}

/** Bots remember what they planned; those of tables that nobody played at for long are built anew. */
const REMEMBERED = 50;

export function createThinking(): (task: BotTask) => Promise<BotAnswer> {
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
    // Notation is written in a state: any that fits what the bot knows will do.
    const world = game.determinize(view, seededChance(seed));
    return {
      move: game.notation.formatMove(world, thought.move),
      ...(thought.resigns && { resigns: true }),
    };
  };
}
