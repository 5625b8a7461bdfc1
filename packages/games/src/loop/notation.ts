/** 21.1: answers as text. */

import { FormatError } from '@tessera/engine';
import { type Answer, aboutOf, answer, VERB, VERBS, type Verb, verbOf } from './answer.ts';
import { type Named, namesOf, type Thing } from './names.ts';

/** Kind of parameter of a verb; verbs without one stand alone. */
export const THINGS: Readonly<Partial<Record<Verb, Thing>>> = {
  move: 'era',
  freeMove: 'era',
  useCard: 'card',
  loop: 'dimension',
  claim: 'mission',
  take: 'token',
  drop: 'token',
  era: 'era',
  clone: 'token',
  card: 'card',
  ultra: 'ultra',
  agent: 'agent',
  dimension: 'dimension',
};

/** Verbs that are not written: the parameter implies them. */
const UNWRITTEN: readonly Verb[] = ['era', 'clone', 'card', 'ultra', 'agent', 'dimension'];

export function formatAnswer(state: Named, given: Answer): string {
  const verb = VERBS[verbOf(given)] as Verb;
  const thing = THINGS[verb];
  if (!thing) return verb;
  const name = namesOf(state, thing)[aboutOf(given)] ?? '?';
  return UNWRITTEN.includes(verb) ? name : `${verb} ${name}`;
}

/** Throws FormatError for malformed notation; illegal but well-formed answers are for `check`. */
export function parseAnswer(state: Named, text: string): Answer {
  const words = text.trim().split(/\s+/);
  const [word = '', name] = words;
  if (words.length > 2) throw new FormatError('move', `“${text.trim()}” has more than two words`, 1);
  if (name === undefined) return readAlone(state, word);
  const verb = VERBS.find(one => one === word && !UNWRITTEN.includes(one));
  const thing = verb && THINGS[verb];
  if (!thing) throw new FormatError('move', `“${word}” is no answer; write for example move dawn`, 1);
  const about = namesOf(state, thing).indexOf(name);
  if (about < 0)
    throw new FormatError('move', `${verb} wants ${examples(state, thing)}, not “${name}”`, word.length + 2);
  return answer(VERB[verb], about);
}

function readAlone(state: Named, word: string): Answer {
  const verb = VERBS.find(one => one === word && !THINGS[one]);
  if (verb) return answer(VERB[verb]);
  for (const unwritten of UNWRITTEN) {
    const about = namesOf(state, THINGS[unwritten] as Thing).indexOf(word);
    if (about >= 0) return answer(VERB[unwritten], about);
  }
  throw new FormatError(
    'move',
    `“${word}” is no answer; write for example move dawn, useCard A-05 or endActions`,
    1,
  );
}

const examples = (state: Named, thing: Thing): string => {
  const names = namesOf(state, thing);
  return names.length <= 7 ? names.join(', ') : `for example ${names[0]}`;
};
