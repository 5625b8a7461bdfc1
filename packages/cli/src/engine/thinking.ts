/** `go`: a bot thinks in the background and can be stopped. */
import type { Limits } from '@tessera/bots';
import { type Fields, optional, readCount, readText, seededChance } from '@tessera/engine';
import { readFields } from '../shape.ts';
import { written } from '../thought.ts';
import type { OpenMatch } from './openMatch.ts';
import { NotNow } from './protocol.ts';

export const GO_FIELDS = ['bot', 'limits', 'seed'] as const;

export interface Thinking {
  /** The answer to `go`; resolves soon after `stop`. */
  readonly answer: Promise<object>;
  stop(): void;
}

export function startThinking(
  { match, bots, opening }: OpenMatch,
  fields: Fields,
  onThought: (thought: object) => void,
): Thinking {
  const name = readText(fields.bot, 'bot');
  const { limits = {} } = optional(fields, 'limits', readLimits);
  const { seed = `${opening.botSeed}/${match.length}` } = optional(fields, 'seed', readText);
  const { game, decider: seat } = match;
  if (seat === undefined) throw new NotNow('over', 'the game is over: there is nothing to decide');
  const bot = bots.called(name, seat, match.length);
  const view = game.view(match.state, seat);
  const stopper = new AbortController();
  const { signal } = stopper;
  const answer = bot
    .think({
      view,
      seat,
      chance: seededChance(seed),
      limits,
      signal,
      onThought: thought => onThought(written(game, view, thought)),
    })
    .then(thought => ({ seat, ...written(game, view, thought) }));
  return { answer, stop: () => stopper.abort() };
}

function readLimits(value: unknown, field: string): Limits {
  const names = ['ms', 'nodes', 'depth'] as const;
  const limits = readFields(names)(value, field);
  return Object.assign({}, ...names.map(name => optional(limits, name, readCount, `${field}.${name}`)));
}
