/** `go`: a bot thinks in the background and can be stopped. */
import { botByName, type Limits, type Thought } from '@tessera/bots';
import { type AnyGame, seededChance } from '@tessera/engine';
import { type Fields, fieldsOf, maybe, textOf, wholeOf } from '../shape.ts';
import { seatToAct } from '../start.ts';
import { NotNow } from './protocol.ts';
import type { Table } from './table.ts';

export const GO_FIELDS = ['bot', 'limits', 'seed'] as const;

export interface Thinking {
  /** The answer to `go`; settles soon after `stop`. */
  readonly answer: Promise<object>;
  stop(): void;
}

export function startThinking(
  game: AnyGame,
  { match }: Table,
  fields: Fields,
  onThought: (thought: object) => void,
): Thinking {
  const bot = botByName(game.id, textOf(fields.bot, 'bot'));
  const limits = limitsOf(fields.limits);
  const { state } = match;
  const seat = seatToAct(game, state);
  if (seat === undefined) throw new NotNow('over', 'the game is over: there is nothing to decide');
  const chance = seededChance(maybe(textOf)(fields.seed, 'seed') ?? `${match.header.seed}/${match.length}`);
  const stopper = new AbortController();
  const shown = (thought: Thought<unknown>): object => written(game, state, thought);
  const answer = bot
    .think({
      view: game.view(state, seat),
      seat,
      chance,
      limits,
      signal: stopper.signal,
      onThought: one => onThought(shown(one)),
    })
    .then(thought => ({ seat, ...shown(thought) }));
  return { answer, stop: () => stopper.abort() };
}

/** A thought in notation. */
const written = (game: AnyGame, state: unknown, { move, line, ...rest }: Thought<unknown>): object => ({
  move: game.notation.formatMove(state, move),
  line: writtenLine(game, state, line),
  ...rest,
});

/** Each move in the state it would be played in. */
function writtenLine(game: AnyGame, start: unknown, line: readonly unknown[]): string[] {
  let state = start;
  return line.map(move => {
    const text = game.notation.formatMove(state, move);
    state = game.apply(state, seatToAct(game, state) ?? 0, move, seededChance('line')).state;
    return text;
  });
}

function limitsOf(value: unknown): Limits {
  if (value === undefined) return {};
  const fields = fieldsOf(value, 'limits', ['ms', 'nodes', 'depth']);
  return Object.fromEntries(
    Object.entries(fields).map(([name, limit]) => [name, wholeOf(limit, `limits.${name}`)]),
  );
}
