/** Meaning of an answer, decoded for views. */
import { type Answer, aboutOf, VERBS, type Verb, verbOf } from './answer.ts';
import { contentOf } from './content.ts';
import { parseAnswer, THINGS } from './notation.ts';
import { type Era, RING } from './ring.ts';
import type { PublicState } from './state.ts';
import type { Agent, Card, Dimension, LoopState, Mission, Token, Ultra } from './types.ts';

export interface Meaning {
  readonly verb: Verb;
  /** The named era, or the target of a direction. */
  readonly era?: Era;
  readonly card?: Card;
  readonly token?: Token;
  readonly agent?: Agent;
  readonly dimension?: Dimension;
  readonly mission?: Mission;
  readonly ultra?: Ultra;
}

/** Answers never depend on hidden information. */
export const answerOf = (view: PublicState, text: string): Answer => parseAnswer(view as LoopState, text);

export function meaningOf(view: PublicState, given: Answer): Meaning {
  const verb = VERBS[verbOf(given)] as Verb;
  const thing = THINGS[verb];
  if (thing) return { verb, [thing]: aboutOf(given) };
  const steps = STEPS[verb];
  return steps === undefined ? { verb } : { verb, ...directed(view, steps) };
}

const STEPS: Readonly<Partial<Record<Verb, number>>> = { prev: -1, next: 1, prev2: -2, next2: 2, here: 0 };

/** A pushed clone or a walking agent, with its target era. */
function directed(view: PublicState, steps: number): Omit<Meaning, 'verb'> {
  const { pending, tokens, eras } = view;
  const frame = pending.at(-1);
  const ahead = (from: Era, by = steps): Era => (from + by + RING) % RING;
  if (frame?.type === 'walk') return { agent: frame.walker, era: ahead(eras[frame.walker] as Era) };
  if (frame?.type === 'effect') return { era: ahead(eras[frame.actor] as Era) };
  if (frame?.type !== 'clones') return {};
  const from = tokens[frame.picked] as Era;
  const first = ahead(from, Math.sign(steps));
  // a destroyed clone stops there
  const isDestroyed = contentOf(view).tokens[frame.picked]?.destruction === first;
  return { token: frame.picked, era: isDestroyed ? first : ahead(from) };
}
