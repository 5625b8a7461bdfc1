/** What an answer says, taken apart for those who show it. */
import {
  type Agent,
  type Answer,
  aboutOf,
  type Card,
  type Dimension,
  type Era,
  type LoopState,
  type LoopView,
  type Mission,
  nextEra,
  parseAnswer,
  prevEra,
  type Token,
  type Ultra,
  VERBS,
  type Verb,
  verbOf,
} from '@tessera/games/loop';

export interface Meaning {
  readonly verb: Verb;
  /** Directions too lead to an era. */
  readonly era?: Era;
  readonly card?: Card;
  readonly token?: Token;
  readonly agent?: Agent;
  readonly dimension?: Dimension;
  readonly mission?: Mission;
  readonly ultra?: Ultra;
}

/** Nothing that a view lacks is in an answer. */
export const answerOf = (view: LoopView, text: string): Answer =>
  parseAnswer(view as unknown as LoopState, text);

export function meaningOf(view: LoopView, given: Answer): Meaning {
  const verb = VERBS[verbOf(given)] as Verb;
  const about = aboutOf(given);
  switch (verb) {
    case 'move':
    case 'freeMove':
    case 'era':
      return { verb, era: about };
    case 'useCard':
    case 'card':
      return { verb, card: about };
    case 'loop':
    case 'dimension':
      return { verb, dimension: about };
    case 'claim':
      return { verb, mission: about };
    case 'take':
    case 'drop':
    case 'clone':
      return { verb, token: about };
    case 'ultra':
      return { verb, ultra: about };
    case 'agent':
      return { verb, agent: about };
    case 'prev':
    case 'next':
    case 'prev2':
    case 'next2':
      return { verb, era: towards(verb, fromOf(view)) };
    default:
      return { verb };
  }
}

function fromOf({ pending, tokens, eras }: LoopView): Era {
  const frame = pending.at(-1);
  if (frame?.type === 'clones') return tokens[frame.picked] ?? 0;
  return frame?.type === 'walk' ? (eras[frame.walker] ?? 0) : 0;
}

function towards(verb: 'prev' | 'next' | 'prev2' | 'next2', from: Era): Era {
  const on = verb.startsWith('prev') ? prevEra : nextEra;
  return verb.endsWith('2') ? on(on(from)) : on(from);
}
