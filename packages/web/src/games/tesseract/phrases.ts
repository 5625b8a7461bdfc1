/** Text of cubes, answers and requests. */

import type { Params } from '@tessera/engine';
import {
  type Answer,
  type ColourName,
  cardTextOf,
  type Insight,
  LAB_NAMES,
  type Lab,
  researcherTextOf,
  stackName,
  type TesseractView,
  targetName,
} from '@tessera/games/tesseract';
import { fill, percent, plural } from '../../text/index.ts';
import { answersOf, cellOfTarget, type Offer, type Said, saidOf } from './answers.ts';
import { type DieLook, topOf, UNKNOWN } from './contract.ts';
import { branchVerb, stepOf } from './effect.ts';
import { cubeName } from './panels/names.ts';
import type { TesseractWords } from './words/index.ts';

/** Input of sentences. */
export interface Speech {
  readonly words: TesseractWords;
  readonly view: TesseractView;
  readonly insight: Insight | undefined;
  readonly labNames: readonly string[];
  /** The lab of a player without a name, who is addressed in the second person. */
  readonly self?: Lab | undefined;
}

type Naming = Pick<Speech, 'words' | 'labNames' | 'self'>;

/** A short title, and details. */
export interface Phrase {
  readonly title: string;
  readonly more?: string | undefined;
  /** Breach probability before and after, where it is known. */
  readonly chance?:
    | { readonly before: string; readonly after: string; readonly sign: 'check' | 'threat' }
    | undefined;
}

const labOfLetter = (letter: string): Lab => LAB_NAMES.findIndex(name => name === letter);

/** "Lab A" needs its researcher, other names speak for themselves. */
export const labCalled = ({ labNames }: Naming, lab: Lab): string => labNames[lab] ?? LAB_NAMES[lab] ?? '?';

/** A lab inside a sentence about it: "your researcher plays", never "You plays". */
export const labTold = (naming: Naming, lab: Lab): string =>
  lab === naming.self ? naming.words.table.self : labCalled(naming, lab);

/** Shortens "your researcher’s lab" to "your lab". */
export function plainly({ words }: Naming, sentence: string): string {
  const long = fill(words.game.zones.lab, { lab: words.table.self });
  return sentence.replaceAll(long, words.table.selfLab);
}

/** The cube of a target, for drawing. */
export function lookOf(view: TesseractView, target: string): DieLook | undefined {
  const cell = cellOfTarget(target);
  if (cell !== undefined) return topOf(view, cell);
  const [place, kind = ''] = target.split(':');
  const colour = kind[0] as ColourName;
  return place === 'destroyed' ? { colour, value: 0 } : { colour, value: Number(kind[1]) };
}

export function targetWords({ words, view }: Speech, target: string): string {
  if (target.startsWith('destroyed:')) {
    const colour = target.slice(-1) as ColourName;
    return fill(words.table.answers.destroyed, { colour: words.game.colours[colour] });
  }
  const look = lookOf(view, target);
  const cell = cellOfTarget(target);
  if (cell === undefined) return look ? cubeName(words, look) : target;
  const at = stackName(cell);
  return look ? fill(words.table.answers.pickAt, { cube: cubeName(words, look), cell: at }) : at;
}

/** Name of a card in this match's pack. */
const cardCalled = ({ words, view }: Speech, card: string): string =>
  cardTextOf(view.options, card, words.game).name;

/** Name of a card or researcher by id; an ability has the name of its researcher. */
export function sourceName(speech: Speech, source: string): string {
  const { words, view } = speech;
  const [id = source] = source.split(':');
  return id.startsWith('R') ? researcherTextOf(view.options, id, words.game).name : cardCalled(speech, id);
}

/** Text of an answer as a button or a list entry. */
export const answerWords = (speech: Speech, said: Said): Phrase => ({
  ...plainWords(speech, said),
  // Of a set, with the cube that goes.
  chance: chanceOf(speech, answersOf(said).join('; ')),
});

function chanceOf({ words, insight }: Speech, answer: string): Phrase['chance'] {
  const after = insight?.after[answer];
  if (!insight || after === undefined || Math.abs(after - insight.outlook.chance) < 0.005) return undefined;
  const say = (chance: number): string => percent(words.language, chance);
  const sign = after < insight.outlook.chance ? 'check' : 'threat';
  return { before: say(insight.outlook.chance), after: say(after), sign };
}

function plainWords(speech: Speech, said: Said): Phrase {
  const { words, view } = speech;
  const { answers } = words.table;
  const [first = '', second = ''] = said.words;
  const params = paramsOf(speech, said);
  switch (said.verb) {
    case 'adjust':
      return adjustWords(speech, first, second);
    case 'transfer':
      return {
        title: labOfLetter(second) === view.decision?.lab ? answers.bring : fill(answers.transfer, params),
      };
    case 'contain':
      return { title: said.words.map(kind => targetWords(speech, `set:${kind}`)).join(', ') };
    case 'pick':
      return { title: targetWords(speech, first) };
    case 'branch':
      return { title: branchWords(speech, Number(first)) };
    case 'remove':
    case 'study':
    case 'to':
      return { title: fill(answers[said.verb], params), more: fill(answers[`${said.verb}More`], params) };
    case 'keep':
      return { title: fill(answers.keep, params), more: cardTextOf(view.options, first, words.game).text };
    case 'yes':
    case 'no':
    case 'stop':
      return yesNoWords(speech, said.verb);
    default:
      return { title: fill(answers[said.verb], params) };
  }
}

/** Parameters of an answer: a stack and its top cube, a card, a lab, a number. */
function paramsOf(speech: Speech, said: Said): Params {
  const { words, view } = speech;
  const [first = '', second = ''] = said.words;
  switch (said.verb) {
    case 'remove':
    case 'to': {
      const cell = cellOfTarget(first) ?? 0;
      const count = view.stacks[cell]?.cubes.length ?? 0;
      return { cell: stackName(cell), count, cube: cubeName(words, topOf(view, cell) ?? UNKNOWN) };
    }
    case 'transfer':
    case 'lab':
      return { lab: labCalled(speech, labOfLetter(second || first)) };
    case 'use':
      return { card: cardCalled(speech, view.columns[Number(first) - 1]?.card ?? '') };
    case 'value':
      return { value: first };
    default:
      return { card: cardCalled(speech, first), level: Number(first[1]) + 1, to: taker(speech, said) };
  }
}

/** The lab that is given a card. */
export function taker(speech: Speech, { words }: Said): string {
  const lab = labOfLetter(words[2] ?? '');
  return lab === speech.self ? speech.words.table.you.toLowerCase() : labCalled(speech, lab);
}

/** What picking a cube does: "Take", or "Choose" where that is only half of it. */
export function pickDeed({ words, view }: Pick<Speech, 'words' | 'view'>): string {
  const { picks } = words.table.chosen;
  const step = stepOf(view);
  const isTaken = view.decision?.type === 'setupCorner' || step?.isToOwn;
  const verb = isTaken ? 'take' : step?.isSecond ? 'other' : step?.verb;
  return picks[verb as keyof typeof picks] ?? picks.other;
}

/** Order for the selected answer: "Remove Yellow 6", "Take Yellow 6 at c2". */
export function deedWords(speech: Speech, said: Said): string {
  const { pick, contain } = speech.words.table.chosen;
  if (said.goer !== undefined) return fill(contain, { cube: targetWords(speech, said.goer) });
  const { title } = plainWords(speech, said);
  return said.verb === 'pick' ? fill(pick, { deed: pickDeed(speech), what: title }) : title;
}

function adjustWords({ words }: Speech, target: string, by: string): Phrase {
  const { answers } = words.table;
  const value = Number(target.at(-1));
  if (by === 'flip') return { title: fill(answers.flip, { value: 7 - value }) };
  if (by === '+') return { title: fill(answers.up, { value: value + 1 }) };
  if (value === 1) return { title: answers.away, more: answers.awayMore };
  return { title: fill(answers.down, { value: value - 1 }) };
}

function branchWords({ words, view }: Speech, branch: number): string {
  const { branches } = words.table;
  const verb = branchVerb(view, branch);
  return fill(branches[verb as keyof typeof branches] ?? branches.other, { branch });
}

function yesNoWords({ words, view }: Speech, verb: 'yes' | 'no' | 'stop'): Phrase {
  const { table, language } = words;
  const type = view.decision?.type ?? 'target';
  if (verb === 'stop') return { title: table.stops[type as keyof typeof table.stops] ?? table.answers.stop };
  const title = table[verb][type as keyof typeof table.yes] ?? table.answers[verb];
  const frame = view.resolving.at(-1);
  if (verb === 'no' || frame?.type !== 'rollRest') return { title };
  const count = frame.cubes.length;
  const level = Math.min(count, 4);
  const isThere = count > 1 && (view.decks[level - 2] ?? 0) > 0;
  const forms = isThere || count < 2 ? table.rerollMore : table.rerollNoCard;
  return { title, more: fill(plural(language, forms, count), { level }) };
}

/** The set that is marked and declared by default: "run of 4". */
export function setWords({ words }: Speech, offer: Offer): string | undefined {
  const [set] = saidOf(offer, 'contain');
  if (!set) return undefined;
  const [first, second] = set.words.map(kind => kind[1]).sort();
  const { run, equal } = words.table.prompt;
  return fill(first === second ? equal : run, { count: set.words.length });
}

/** A request from the perspective of the asked researcher: "take Yellow 3 from your lab". */
export function wishWords(speech: Speech, wish: Answer, of: Lab): string {
  const { words } = speech;
  const { wishes } = words.table;
  const at = 'at' in wish ? wish.at : (speech.view.decision?.picked ?? null);
  const cube = at === null ? '' : targetWords(speech, targetName(at));
  switch (wish.type) {
    case 'transfer': {
      const from = labOfLetter(targetName(wish.at)[0] ?? '');
      if (from === of) return fill(wishes.take, { cube });
      if (wish.to === of) return fill(wishes.give, { cube });
      return fill(wishes.between, { cube, from: labCalled(speech, from), to: labCalled(speech, wish.to) });
    }
    case 'adjust':
      return fill(wish.by === 0 ? wishes.flip : wish.by > 0 ? wishes.up : wishes.down, { cube });
    case 'value':
      return fill(wishes.set, { cube, value: wish.value });
    case 'pick':
      return fill(wishes.pick, { cube, source: sourceName(speech, stepOf(speech.view)?.source ?? '') });
    case 'lab':
      return wishes.lab;
    case 'give': {
      const card = cardCalled(speech, wish.card);
      return fill(wish.from === of ? wishes.takeCard : wishes.giveCard, { card });
    }
    default:
      return wishes.other;
  }
}
