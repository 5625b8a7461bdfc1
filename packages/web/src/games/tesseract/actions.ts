/** Action bar: the effect of each action now, or why it is not legal. */
import { contentOf, LAB_NAMES, type TesseractView } from '@tessera/games/tesseract';
import { fill, percent, plural } from '../../text/index.ts';
import { ACTIONS, type ActionVerb, type Offer, saidOf, targetOfCell } from './answers.ts';
import { topOf, UNKNOWN } from './contract.ts';
import { cubeName, kindLabel } from './panels/names.ts';
import { type Speech, setWords } from './phrases.ts';

export interface ActionState {
  readonly verb: ActionVerb;
  readonly isReady: boolean;
  /** Effect of the action, or why it is not legal. */
  readonly caption: string;
}

export const actionStates = (speech: Speech, offer: Offer, canAct: boolean): readonly ActionState[] =>
  ACTIONS.map(verb => {
    const isReady = canAct && offer.isFree && saidOf(offer, verb).length > 0;
    return {
      verb,
      isReady,
      caption: isReady ? nowWords(speech, offer, verb) : whyWords(speech, verb, canAct),
    };
  });

const labOf = ({ view }: Speech): TesseractView['labs'][number] | undefined =>
  view.labs[view.decision?.lab ?? view.active];

/** Description of the deciding researcher's special action. */
export function specialWords(speech: Speech): string {
  const { special, specialOther } = speech.words.table.actions;
  return special[labOf(speech)?.researcher as keyof typeof special] ?? specialOther;
}

function nowWords(speech: Speech, offer: Offer, verb: ActionVerb): string {
  const { words, view } = speech;
  const { now } = words.table.actions;
  const count = saidOf(offer, verb).length;
  const researcher = labOf(speech)?.researcher ?? '';
  switch (verb) {
    case 'remove':
      return plural(words.language, now.remove, count);
    case 'contain':
      return fill(plural(words.language, now.contain, count), { set: setWords(speech, offer) ?? '' });
    case 'adjust': {
      const ability = contentOf(view).abilities.get(researcher)?.name;
      if (ability === 'adjustMayFlip') return now.adjustFlip;
      return ability === 'adjustAnyLab' ? now.adjustAny : now.adjust;
    }
    case 'specialize':
      return specialWords(speech);
    default:
      return now[verb];
  }
}

export function whyWords(speech: Speech, verb: ActionVerb, canAct: boolean): string {
  const { view, words } = speech;
  const { why } = words.table.actions;
  const lab = labOf(speech);
  const type = view.decision?.type;
  if (view.outcome !== null) return why.over;
  if (!canAct) return why.wait;
  if (type === 'granted' && (verb === 'study' || verb === 'specialize')) return why.granted;
  if (type !== 'act' && type !== 'granted') return why.pending;
  if (type === 'act' && view.actions === 0) return why.noActions;
  if (verb === 'remove' && lab && lab.cubes.length >= lab.capacity) return why.labFull;
  if (verb === 'specialize' && lab?.used.includes('specialize')) return why.once;
  return why[verb];
}

/** A plausible answer of this kind, so that the rules can explain why it is not legal. */
export function guessAction(view: TesseractView, verb: ActionVerb): string | undefined {
  const index = view.decision?.lab ?? view.active;
  const letter = LAB_NAMES[index] ?? 'A';
  const lab = view.labs[index];
  const cube = lab?.cubes[0];
  switch (verb) {
    case 'remove': {
      const cell = view.stacks.findIndex(stack => stack.cubes.length > 0);
      return cell < 0 ? undefined : `remove ${targetOfCell(cell)}`;
    }
    case 'adjust':
      return cube && `adjust ${letter}:${kindLabel(cube)} ${cube.value === 6 ? '+' : '-'}`;
    case 'transfer':
      return cube && `transfer ${letter}:${kindLabel(cube)} ${letter === 'A' ? 'B' : 'A'}`;
    case 'study':
      return lab?.hand[0] && `study ${lab.hand[0]}`;
    case 'contain':
      return cube && `contain ${lab?.cubes.map(kindLabel).join(' ')}`;
    case 'specialize':
      return 'specialize';
  }
}

/** Consequence of ending the phase: "then prime P2, 33 % breach", or in short the worst of it. */
export function endWords({ words, view, insight }: Speech, isShort = false): string {
  const { end } = words.table;
  const isEmpty = view.stacks.every(stack => stack.cubes.length === 0);
  if (isEmpty) return end.empty;
  const isSkipped = insight?.forecast.isSkipped ?? view.skipPrime > 0;
  if (isSkipped) return end.skipped;
  const cells = insight?.forecast.cells ?? view.edge;
  const chance = insight && insight.outlook.chance > 0 ? percent(words.language, insight.outlook.chance) : '';
  if (isShort && chance) return fill(end.breach, { chance });
  if (cells.length > 1) return fill(chance ? end.tieBreach : end.tie, { count: cells.length, chance });
  const top = topOf(view, cells[0] ?? 0) ?? UNKNOWN;
  return fill(chance ? end.thenBreach : end.thenPrime, { cube: cubeName(words, top), chance });
}
