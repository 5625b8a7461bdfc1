/** The question of a decision, in one sentence that names the effect: "Trebuchet pushes the clone of … Which way?" */
import { fill, type Params } from '@tessera/engine';
import type { Part } from './cards/language.ts';
import { effectClause } from './effectWords.ts';
import { agentWord, cloneWord, missionWord, type Naming, sourceWord } from './naming.ts';
import { partsOf } from './rules/sources.ts';
import { isLastDamage } from './rules/ultra.ts';
import { eraOf, ultrasAt } from './state.ts';
import { countOf } from './text/format.ts';
import type { LoopText } from './text/index.ts';
import { type EffectFrame, type Frame, type FrameOf, NONE } from './types.ts';
import type { LoopView } from './view.ts';

type Decisions = LoopText['decisions'];

/** The end of "Ada: …"; empty when nothing is asked. */
export function questionOf(view: LoopView, naming: Omit<Naming, 'table'>): string {
  if (!view.decision) return '';
  const { kind } = view.decision;
  const { decisions } = naming.text;
  const { deed, ...params } = askedBy(view, { ...naming, table: view });
  const sentence = (decisions as Readonly<Record<string, string>>)[`${kind}.${deed}`];
  return sentence ? fill(sentence, params) : decisions[kind as keyof Decisions];
}

/** Parameters of the question: the effect that asks; without one the kind of decision says everything. */
function askedBy(view: LoopView, naming: Naming): Params {
  const frame = view.pending.at(-1);
  if (!frame) return archiveAsked(view, naming);
  const card = (): string => sourceWord(naming, effectBelow(view)?.source ?? NONE);
  switch (frame.type) {
    case 'effect':
      return { card: card() + roundOf(view, frame), ...partAsked(view, frame, naming) };
    case 'clones':
      return frame.picked === NONE
        ? { deed: frame.deed, card: card() }
        : { deed: 'push', card: card(), clone: cloneWord(naming, frame.picked) };
    case 'swap':
      return frame.first === NONE
        ? { deed: 'swap', card: card() }
        : { deed: 'swapWith', card: card(), clone: cloneWord(naming, frame.first) };
    case 'walk':
      return frame.walker === frame.actor
        ? { deed: 'self', card: card(), steps: stepsOf(frame, naming) }
        : {
            deed: 'other',
            card: card(),
            agent: agentWord(naming, frame.walker),
            steps: stepsOf(frame, naming),
          };
    case 'hand':
      return { deed: HAND[frame.deed], card: card() };
    case 'letOther':
      return { deed: 'card', card: card(), agent: agentWord(naming, frame.actor) };
    case 'eachPlayer':
      return { deed: 'card', card: sourceWord(naming, frame.source) };
    default:
      return rareAsked(view, frame, naming);
  }
}

/** " (2 steps left)" on a walk of several. */
const stepsOf = ({ left, made }: FrameOf<'walk'>, { text }: Naming): string =>
  left + made > 1 ? ` (${countOf(text.counts.step, left)})` : '';

const HAND = { discard: 'discardHand', destroy: 'destroyHand', ready: 'ready' } as const;

const effectBelow = ({ pending }: LoopView): EffectFrame | undefined =>
  pending.findLast(frame => frame.type === 'effect');

/** "(2/2)" for the second of two equal parts in a row, whose questions would otherwise be the same. */
function roundOf(view: LoopView, { source, at }: EffectFrame): string {
  const parts = partsOf(view, source).map(part => JSON.stringify(part));
  const isSame = (i: number): boolean => parts[i] === parts[at];
  let [first, last] = [at, at];
  while (isSame(first - 1)) first--;
  while (isSame(last + 1)) last++;
  return first === last ? '' : ` (${at - first + 1}/${last - first + 1})`;
}

function partAsked(view: LoopView, { source, at }: EffectFrame, { text }: Naming): Params {
  const part = partsOf(view, source)[at];
  if (part?.op === 'may') return { deed: 'do', what: effectClause(optionParts(view)?.[0] ?? [], text) };
  if (part?.op === 'choose') return { deed: 'choose' };
  return { deed: view.decision?.kind === 'pickOption' ? 'at' : (part?.op ?? '') };
}

function rareAsked(view: LoopView, frame: Frame, naming: Naming): Params {
  switch (frame.type) {
    case 'power':
      return { deed: 'power' };
    case 'ultraDamage':
      return ultrasAt(view, frame.era).some(ultra => isLastDamage(view, ultra)) ? { deed: 'last' } : {};
    case 'losses':
      return { deed: 'hand' };
    case 'laser':
      return { deed: 'mission', mission: missionWord(naming, view.missions.indexOf(frame.era)) };
    case 'assign':
      return frame.card === NONE ? { deed: 'tie' } : { deed: 'card', card: sourceWord(naming, frame.card) };
    default:
      return {};
  }
}

function archiveAsked(view: LoopView, naming: Naming): Params {
  if (view.phase !== 'archive') return {};
  return { deed: 'mission', mission: missionWord(naming, view.missions.indexOf(eraOf(view, view.active))) };
}

/**
 * Parts that a question is about: those of a `may`, or both branches of a `choose`; undefined if neither is
 * asked.
 */
export function optionParts(view: LoopView): readonly (readonly Part[])[] | undefined {
  const frame = view.pending.at(-1);
  if (frame?.type !== 'effect') return undefined;
  const parts = partsOf(view, frame.source);
  const first = frame.at + 1;
  const part = parts[frame.at];
  if (part?.op === 'may') return [parts.slice(first, first + part.reach)];
  if (part?.op !== 'choose') return undefined;
  // The first branch ends with a jump over the second.
  const second = first + part.reach;
  const skip = parts[second - 1];
  return [
    parts.slice(first, second - 1),
    parts.slice(second, second + (skip?.op === 'skip' ? skip.reach : 0)),
  ];
}
