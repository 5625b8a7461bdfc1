/** For tests: the real games, a dice game, and bots that behave and misbehave on demand. */
import type { AnyBot } from '@tessera/bots';
import { type AnyGame, defineGame, FormatError, type GameEvent, type Seat, violation } from '@tessera/engine';
import { loop } from '@tessera/games/loop';
import { rift } from '@tessera/games/rift';
import { tesseract } from '@tessera/games/tesseract';
import type { LoadAnalyst } from '../analyst.ts';
import type { Bots, LoadBots } from '../botHost.ts';
import type { LoadGame } from '../tableHost.ts';

/**
 * Dice game: seats in turn answer `roll` (adds a die) or `one` (adds one); a sum of twelve, or leaving, ends
 * it.
 */
const dice = defineGame<DiceState, 'roll' | 'one', DiceState, GameEvent, object>({
  id: 'dice',
  seats: { min: 1, max: 4, usual: 2 },
  isTogether: false,
  clausePrefix: 'D-',
  endings: { twelve: 'won', resign: 'lost' },
  separator: ' ',
  hasChance: true,
  longest: 100,
  rulesVersion: 1,
  options: {},
  notation: {
    formatMove: (_state, move) => move,
    parseMove: (_state, text) => {
      if (text !== 'roll' && text !== 'one') throw new FormatError('move', 'is neither roll nor one');
      return text;
    },
    formatPosition: state => `${state.sum} ${state.turn}`,
    parsePosition: text => ({ sum: Number(text), turn: 0, seats: 2, left: null }),
  },
  setup: (_options, seats, chance) => ({ sum: chance.below(2), turn: 0, seats, left: null }),
  seatsIn: state => state.seats,
  decider: state => (isOver(state) ? undefined : state.turn),
  generate: (_state, _seat, out) => {
    out.items.push('roll', 'one');
    out.count = 2;
  },
  check: (state, seat) => {
    if (isOver(state)) return violation('D-1', 'E_GAME_OVER');
    return seat === state.turn ? undefined : violation('D-2', 'E_NOT_YOUR_TURN');
  },
  play: (state, _seat, move, chance, events) => {
    state.sum += move === 'roll' ? chance.die() : 1;
    state.turn = (state.turn + 1) % state.seats;
    events?.push({ type: 'added' });
  },
  copy: from => ({ ...from }),
  outcome: state =>
    isOver(state) ? { winners: [state.turn], reason: state.left === null ? 'twelve' : 'resign' } : undefined,
  leave: (state, seat, _chance, events) => {
    state.left = seat;
    state.turn = (seat + 1) % state.seats;
    events?.push({ type: 'left' });
  },
  view: state => ({ ...state }),
  determinize: view => ({ ...view }),
});

interface DiceState {
  sum: number;
  turn: Seat;
  readonly seats: number;
  left: Seat | null;
}

const isOver = ({ sum, left }: DiceState): boolean => sum >= 12 || left !== null;

const GAMES: Readonly<Record<string, AnyGame>> = {
  rift: rift as unknown as AnyGame,
  tesseract: tesseract as unknown as AnyGame,
  loop: loop as unknown as AnyGame,
  dice: dice as unknown as AnyGame,
};

export const loadGame: LoadGame = async id => GAMES[id];

/** Sum at which the analyst of the dice game fails. */
export const BAFFLING = 7;

/** Insight of the dice game's analyst. */
export const diceInsight = ({ sum }: Pick<DiceState, 'sum'>): unknown =>
  sum === BAFFLING ? undefined : { left: 12 - sum };

/** Only the dice game has an analyst. */
export const loadAnalyst: LoadAnalyst = async id =>
  id === 'dice'
    ? {
        insightOf(view) {
          const insight = diceInsight(view as DiceState);
          if (insight === undefined) throw new Error('cannot make sense of this');
          return insight;
        },
        reviewOf: ({ start, entries }) => ({
          from: (start as DiceState).sum,
          sums: entries.map(({ state }) => (state as DiceState).sum),
        }),
      }
    : undefined;

/** Plays random legal answers. `patience` is its thinking time in milliseconds, unless cancelled. */
function randomBot(game: AnyGame, patience: number, judged = 0.6): AnyBot {
  return {
    id: 'random',
    budget: {},
    async think({ view, seat, chance, signal, onThought }) {
      const moves = game.legalMoves(game.determinize(view, chance), seat);
      const move = moves[chance.below(moves.length)];
      onThought?.({ move, line: [move], chance: 0.4, depth: 1 });
      for (let waited = 0; waited < patience && !signal?.aborted; waited += 5) await sleep(5);
      return { move, line: [move], chance: judged, depth: 2 };
    },
  };
}

/**
 * Test bots: `quick`, `slow` (half a second), `stuck` (ignores cancelling), `cheat`, `diary`, and those that
 * resign or do not.
 */
export const loadBots: LoadBots = async id => {
  const game = GAMES[id];
  return game && botsOf(game);
};

const botsOf = (game: AnyGame): Bots => {
  const levels: Readonly<Record<string, () => AnyBot>> = {
    quick: () => randomBot(game, 0),
    slow: () => randomBot(game, 500),
    adviser: () => randomBot(game, 20),
    stuck: () => ({ id: 'stuck', budget: {}, think: () => new Promise(() => {}) }),
    cheat: () => ({
      ...randomBot(game, 0),
      think: async () => ({ move: game.notation.parseMove({}, CHEAT), line: [] }),
    }),
    diary: () => diaryBot(game),
    quitter: () => quitterBot(game),
    hopeful: () => randomBot(game, 0, 0.3), // low for the decider: the bot asked feels ahead
    hopeless: () => randomBot(game, 0, 0.99),
  };
  const newBot = (level: string): AnyBot => {
    const make = levels[level];
    if (!make) throw new Error(`no level ${level}`);
    return make();
  };
  const insight: Bots['insight'] = {
    reasonsFor: (_view, seat) => [{ key: 'whim', params: { seat } }],
  };
  return { game, newBot, adviser: 'adviser', insight };
};

/** Plays the first legal answer, then the second: its answers show how often it was asked. */
function diaryBot(game: AnyGame): AnyBot {
  let asked = 0;
  return {
    id: 'diary',
    budget: {},
    async think({ view, seat, chance }) {
      const move = game.legalMoves(game.determinize(view, chance), seat)[asked++];
      return { move, line: [move] };
    },
  };
}

/** Resigns at its second decision. */
function quitterBot(game: AnyGame): AnyBot {
  const player = randomBot(game, 0);
  let asked = 0;
  return {
    ...player,
    think: async request => {
      const thought = await player.think(request);
      return asked++ === 0 ? thought : { ...thought, resigns: true };
    },
  };
}

/** Well-formed, but never legal in set-up. */
const CHEAT = 'Ta1-a2';

export const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
