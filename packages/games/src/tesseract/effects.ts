/** The effect language of section 11: text on a card, parsed once into JSON. */
import { FormatError } from '@tessera/engine';

export type Zone = 'tess' | 'primed' | 'mylab' | 'otherlab' | 'lab' | 'destroyed' | 'other';

/** A step; `n`: up to n targets, exactly n as far as there are any (`must`), or any number (n is ALL). */
export interface Effect {
  readonly verb: Verb;
  readonly zones: readonly Zone[];
  /** Destination of `move` and `return`, source of the value of `match`. */
  readonly to: readonly Zone[];
  readonly n: number;
  readonly must: boolean;
  readonly sameValue: boolean;
  readonly min: number;
  readonly max: number;
  /** Once per own turn. */
  readonly once: boolean;
  /** Only for `oneOf`. */
  readonly branches: readonly (readonly Effect[])[];
}

/** `all`: more than there can ever be targets. */
export const ALL = 64;

/** Each verb with its arguments, in order. */
const SHAPES = {
  destroy: ['zone', 'n'],
  flip: ['zone', 'n'],
  set: ['zone', 'n'],
  reroll: ['zone', 'n'],
  adjust: ['zone', 'n'],
  match: ['zone', 'n', 'to'],
  move: ['zone', 'to', 'n'],
  return: ['zone', 'to', 'n'],
  relocate: ['n'],
  transfer: ['zone', 'n'],
  recolor: ['zone', 'n'],
  contain: ['zone', 'n'],
  study: ['n'],
  gainAction: ['few'],
  skipPrime: ['few'],
  ward: ['few'],
  breach: ['minus'],
  giveCard: ['n'],
  grant: ['zone', 'few'],
} as const satisfies Record<string, readonly ('zone' | 'to' | 'n' | 'few' | 'minus')[]>;

/** Zones of cubes that a card may choose. */
const CHOSEN = ['tess', 'primed', 'mylab', 'otherlab', 'lab'] as const;
const IN_HAND = ['primed', 'mylab', 'otherlab', 'lab'] as const;

/** Allowed zones; a verb that is not listed takes CHOSEN. */
const ZONES_OF: Readonly<Partial<Record<keyof typeof SHAPES, readonly Zone[]>>> = {
  adjust: IN_HAND,
  match: IN_HAND,
  recolor: IN_HAND,
  return: ['destroyed'],
  transfer: ['lab'],
  grant: ['other'],
};
const TO_OF: Readonly<Partial<Record<keyof typeof SHAPES, readonly Zone[]>>> = {
  move: ['mylab', 'lab', 'tess'],
  return: ['tess'],
  match: IN_HAND,
};

type Verb = keyof typeof SHAPES | 'oneOf';

const NOTHING: Omit<Effect, 'verb'> = {
  zones: [],
  to: [],
  n: 0,
  must: false,
  sameValue: false,
  min: 1,
  max: 6,
  once: false,
  branches: [],
};

/** T-CARD-7: the phases of the own turn in which a card may be played. */
const TIMINGS = ['action', 'threat', 'both'] as const;
export type Timing = (typeof TIMINGS)[number];

export interface CardEffect {
  readonly timing: Timing;
  readonly steps: readonly Effect[];
}

/** Parses the effect of a card, perhaps with a timing word in front: `threat: destroy(primed,1)`. */
export function parseCard(text: string, field = 'effect'): CardEffect {
  const [head = '', word] = /^\s*(\w+)\s*:/.exec(text) ?? [];
  if (word === undefined) return { timing: 'action', steps: parseEffect(text, field) };
  const timing = TIMINGS.find(one => one === word && one !== 'action');
  if (timing === undefined)
    throw new FormatError(field, `"${word}:" is not a timing word; known are threat: and both:`);
  const steps = parseEffect(text.slice(head.length), field);
  const idle = steps
    .flatMap(step => [step, ...step.branches.flat()])
    .some(step => step.verb === 'gainAction');
  if (idle) throw new FormatError(field, `gainAction means nothing in a Threat phase: leave ${timing}: out`);
  return { timing, steps };
}

/**
 * Parses the steps of an ability, or of a card without its timing word. Throws a FormatError that quotes the
 * faulty part.
 */
export function parseEffect(text: string, field = 'effect'): readonly Effect[] {
  const steps = parseSteps(text, field);
  if (steps.some(step => step.once))
    throw new FormatError(field, 'once means nothing here: only individual actions are limited by it');
  return steps;
}

/** Steps from left to right, separated by semicolons. */
function parseSteps(text: string, field: string): readonly Effect[] {
  const parts = splitOutside(text, ';').map(part => part.trim());
  if (parts.length > 1 && parts.includes(''))
    throw new FormatError(field, 'has a semicolon too many: they stand between steps, not around them');
  const steps = parts.map(part => parseStep(part, field));
  if (steps.length > 1 && steps.some(step => step.verb === 'oneOf')) {
    throw new FormatError(field, 'oneOf stands alone: write whole effects into its branches');
  }
  return steps;
}

function parseStep(text: string, field: string): Effect {
  const call = callIn(text);
  if (!call) throw new FormatError(field, `"${text}" is not a step such as destroy(primed,1)`);
  const { verb, inner, rest } = call;
  if (rest !== '') {
    const step = text.slice(0, text.length - rest.length).trim();
    throw new FormatError(field, `"${rest}" cannot follow ${step}: between steps stands a semicolon`);
  }
  if (verb === 'oneOf') {
    const branches = splitOutside(inner, '|').map(branch => parseSteps(branch, field));
    if (branches.length < 2 || branches.flat().some(step => step.verb === 'oneOf')) {
      throw new FormatError(field, 'oneOf needs at least two branches, and none of them another oneOf');
    }
    return { ...NOTHING, verb, branches, once: branches.flat().some(step => step.once) };
  }
  if (!Object.hasOwn(SHAPES, verb)) {
    throw new FormatError(
      field,
      `"${verb}" is not a verb; known are ${Object.keys(SHAPES).join(', ')}, oneOf`,
    );
  }
  return parseArguments(
    verb as keyof typeof SHAPES,
    inner.split(',').map(one => one.trim()),
    field,
  );
}

/** A call: verb, arguments in brackets, and the rest. */
function callIn(text: string): Record<'verb' | 'inner' | 'rest', string> | undefined {
  const [head, verb = ''] = /^(\w+)\(/.exec(text) ?? [];
  if (head === undefined) return undefined;
  let depth = 1;
  for (let i = head.length; i < text.length; i++) {
    if (text[i] === '(') depth++;
    if (text[i] === ')') depth--;
    if (depth === 0) return { verb, inner: text.slice(head.length, i), rest: text.slice(i + 1).trim() };
  }
  return undefined;
}

function parseArguments(verb: keyof typeof SHAPES, words: readonly string[], field: string): Effect {
  const shape: readonly string[] = SHAPES[verb];
  if (words.length < shape.length) throw new FormatError(field, `${verb} needs ${shape.length} arguments`);
  let effect: Effect = { ...NOTHING, verb };
  requireOnce(
    words.slice(shape.length).map(word => word.replace(/=.*/, '')),
    field,
  );
  words.forEach((word, i) => {
    const part = shape[i];
    if (part === 'zone')
      effect = { ...effect, zones: parseZones(word, verb, ZONES_OF[verb] ?? CHOSEN, field) };
    else if (part === 'to') effect = { ...effect, to: parseZones(word, verb, TO_OF[verb] ?? CHOSEN, field) };
    else if (part === undefined) effect = { ...effect, ...parseFilter(word, verb, field) };
    else effect = { ...effect, ...parseNumber(word, part, field) };
  });
  checkMove(effect, field);
  if (effect.min > effect.max)
    throw new FormatError(field, `min=${effect.min} is above max=${effect.max}: nothing fits both`);
  return effect;
}

/** A single destination, so that nothing has to be asked; within the Tesseract there is `relocate`. */
function checkMove({ verb, zones, to }: Effect, field: string): void {
  if (verb !== 'move') return;
  if (to.length > 1) throw new FormatError(field, 'move goes to one zone only');
  if (zones.includes('tess') && to.includes('tess')) {
    throw new FormatError(field, 'within the Tesseract cubes are moved by relocate');
  }
  if (zones.includes('mylab') && to.includes('mylab')) {
    throw new FormatError(field, 'can never be played: a cube of mylab is in mylab already');
  }
}

/** Refuses two limits of one kind, of which only one would hold. */
function requireOnce(words: readonly string[], field: string): void {
  const twice = words.find((word, i) => words.indexOf(word) !== i);
  if (twice !== undefined) throw new FormatError(field, `has ${twice} twice`);
}

/** Verbs that choose single cubes, to which a filter on values can apply. */
const FILTERED: readonly string[] = ['destroy', 'flip', 'set', 'reroll', 'move', 'recolor', 'contain'];

function parseZones(word: string, verb: string, allowed: readonly Zone[], field: string): readonly Zone[] {
  const names = word.split('+').map(name => name.trim());
  requireOnce(names, field);
  return names.map(name => {
    const zone = allowed.find(one => one === name);
    if (!zone)
      throw new FormatError(field, `"${name}" is not a zone of ${verb}; possible are ${allowed.join(', ')}`);
    return zone;
  });
}

/** Syntax of numbers: of cubes or cards, of counted things, and below zero. */
const NUMBERS: Readonly<Record<string, readonly [RegExp, string]>> = {
  n: [/^(all|[1-9]\d?)(!?)$/, '2, 2! or all'],
  few: [/^([1-9])()$/, '2, up to 9'],
  minus: [/^-([1-9])()$/, '-1'],
};

function parseNumber(word: string, part: string, field: string): Partial<Effect> {
  const [shape = /$^/, example = ''] = NUMBERS[part] ?? [];
  const found = shape.exec(word);
  if (!found) throw new FormatError(field, `"${word}" is not a number such as ${example}`);
  const n = found[1] === 'all' ? ALL : Number(found[1]);
  if (n > ALL) throw new FormatError(field, `${n} is more than the ${ALL} cubes there are`);
  return { n, must: found[2] === '!' };
}

function parseFilter(word: string, verb: string, field: string): Partial<Effect> {
  if (word === 'once') return { once: true };
  if (!FILTERED.includes(verb)) throw new FormatError(field, `${verb} has no filter "${word}"`);
  if (word === 'same=value') return { sameValue: true };
  const bound = /^(max|min)=([1-6])$/.exec(word);
  if (!bound)
    throw new FormatError(field, `"${word}" is not a filter such as same=value, max=3, min=2 or once`);
  return { [bound[1] as 'max' | 'min']: Number(bound[2]) };
}

/** Splits at a separator outside brackets. */
function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/**
 * An individual action costs an action and is repeatable: an effect that gives more than that must be `once`
 * (T-SPEC-1).
 */
export function parseAction(text: string, field = 'action'): readonly Effect[] {
  const steps = parseSteps(text, field);
  const all = steps.flatMap(step => (step.verb === 'oneOf' ? step.branches.flat() : [step]));
  const endless = all.find(({ verb }) => verb === 'gainAction' || verb === 'skipPrime');
  if (endless && !all.some(step => step.once)) {
    const { verb, n } = endless;
    throw new FormatError(field, `${verb} in an individual action would never end: write ${verb}(${n},once)`);
  }
  return steps;
}

/** T-SPEC-2: a permanent ability: its name, its number (0 if none), and the effect it triggers. */
export interface Ability {
  readonly name: string;
  readonly n: number;
  readonly effect: readonly Effect[];
}

/** Pattern of each ability, and its syntax for error messages. */
const ABILITIES = {
  onTransfer: [/^onTransfer: adjust\(moved,1\)$/, 'onTransfer: adjust(moved,1)'],
  adjustMayFlip: [/^adjustMayFlip$/, 'adjustMayFlip'],
  containMin: [/^containMin\((2),same=value,once\)$/, 'containMin(2,same=value,once)'],
  containColourWild: [/^containColourWild\((1)\)$/, 'containColourWild(1)'],
  onIdenticalDestroyed: [/^onIdenticalDestroyed: (?=\D)/, 'onIdenticalDestroyed: destroy(primed,1)'],
  removeSides: [/^removeSides\(([01])\)$/, 'removeSides(1), or 0'],
  studyDraw: [/^studyDraw\(([2-4])\)$/, 'studyDraw(2), up to 4'],
  adjustAnyLab: [/^adjustAnyLab$/, 'adjustAnyLab'],
  rerollPrime: [/^rerollPrime\(once\)$/, 'rerollPrime(once)'],
  labCapacity: [/^labCapacity\(([3-8])\)$/, 'labCapacity(8), from 3 to 8'],
  bankAction: [/^bankAction$/, 'bankAction'],
} as const satisfies Readonly<Record<string, readonly [RegExp, string]>>;
export type AbilityName = keyof typeof ABILITIES;

export function parseAbility(written: string, field = 'ability'): Ability {
  const text = written.trim().replace(/\s*,\s*/g, ',');
  const [name = ''] = /^\w*/.exec(text) ?? [];
  if (!Object.hasOwn(ABILITIES, name)) {
    const known = Object.keys(ABILITIES).join(', ');
    throw new FormatError(field, `"${text}" is not an ability; known are ${known}`);
  }
  const [shape, example] = ABILITIES[name as AbilityName];
  const found = shape.exec(text);
  if (!found) throw new FormatError(field, `"${text}" is not how ${name} is written: ${example}`);
  const isTrigger = name === 'onIdenticalDestroyed';
  const effect = isTrigger ? parseEffect(text.slice(found[0].length), field) : [];
  return { name, n: Number(found[1] ?? 0), effect };
}
