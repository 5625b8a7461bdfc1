/** Sets that a lab may declare now, derived from the legal answers, with their effects. */
import { type CubeId, type CubeView, LAB_NAMES, type Lab } from '@tessera/games/tesseract';
import { fill, plural } from '../../../text/index.ts';
import { offerOf, targetOf } from '../answers.ts';
import { areColoursFit, byKind, goingOf, slotOf } from '../order.ts';
import type { TesseractWords } from '../words/index.ts';
import { kindLabel } from './names.ts';
import type { PanelModel } from './props.ts';

export interface LabSet {
  /** Answer in notation: `contain Y2 O3 P4`. */
  readonly answer: string;
  readonly cubes: readonly CubeView[];
  readonly isRun: boolean;
  readonly colours: 'same' | 'all' | 'mixed';
  /** Cubes that may go to the board, each kind once, the default one first. */
  readonly goes: readonly CubeView[];
  /** Cubes with a filled slot, or that stand in for a colour. */
  readonly stays: ReadonlySet<CubeId>;
  /** Cubes with an identical primed cube (T-CONTAIN-3). */
  readonly twins: readonly CubeView[];
  /** Breach probability after it with the marked cube, if it changes. */
  readonly after: number | undefined;
}

/** Cubes of a `contain` answer; equal ones are interchangeable (T-DEC-2). */
function cubesOf(lab: readonly CubeView[], answer: string): CubeView[] {
  const left = [...lab];
  return answer
    .split(' ')
    .slice(1)
    .flatMap(kind => {
      const at = left.findIndex(cube => kindLabel(cube) === kind);
      return at < 0 ? [] : left.splice(at, 1);
    })
    .sort(byKind);
}

function coloursOf(cubes: readonly CubeView[]): LabSet['colours'] {
  if (!areColoursFit(cubes)) return 'mixed';
  return cubes[0]?.colour === cubes[1]?.colour ? 'same' : 'all';
}

/** Sorts the selected cube before the default one. */
const chosenFirst = (goes: readonly CubeView[], goer: string | undefined): readonly CubeView[] =>
  goes.toSorted((a, b) => Number(goer?.endsWith(kindLabel(b))) - Number(goer?.endsWith(kindLabel(a))));

/** The cube of a set selected to go, before it is declared or when the rules ask for it. */
function goerOf({ view, pending }: PanelModel, answer: string): string | undefined {
  if (view.decision?.type === 'containCube') return pending && targetOf(pending);
  return pending?.text === answer ? pending.goer : undefined;
}

/** A set and the cube that goes, as the insight calls them (T-CONTAIN-2). */
const answerWith = (lab: Lab, answer: string, goer: CubeView | undefined): string =>
  goer ? `${answer}; pick ${LAB_NAMES[lab]}:${kindLabel(goer)}` : answer;

function setOf(model: PanelModel, lab: Lab, answer: string): LabSet {
  const { view, insight } = model;
  const cubes = cubesOf(view.labs[lab]?.cubes ?? [], answer);
  const goes = goingOf(view, cubes);
  const marked = chosenFirst(goes, goerOf(model, answer));
  const first = goes.length > 1 ? marked[0] : undefined;
  const kinds = new Set(goes.map(slotOf));
  const primed = new Set(view.primed.map(kindLabel));
  return {
    answer,
    cubes,
    isRun: cubes[0]?.value !== cubes[1]?.value,
    colours: coloursOf(cubes),
    goes: marked,
    stays: new Set(cubes.filter(cube => !kinds.has(slotOf(cube))).map(cube => cube.id)),
    twins: marked.filter(cube => primed.has(kindLabel(cube))),
    after: insight?.after[answerWith(lab, answer, first)],
  };
}

/** Sets that the lab may declare now, the most useful first. */
export function setsOf(model: PanelModel, lab: Lab): readonly LabSet[] {
  const { decision, resolving } = model.view;
  if (decision?.lab !== lab) return [];
  const frame = resolving.at(-1);
  // A declared set whose cube is asked for.
  if (frame?.type === 'containCube') {
    const cubes = model.view.labs[lab]?.cubes.filter(cube => frame.set.includes(cube.id)) ?? [];
    return [setOf(model, lab, `contain ${cubes.map(kindLabel).join(' ')}`)];
  }
  const answers = [...model.legal].filter(answer => answer.startsWith('contain '));
  return offerOf(model.view, answers).all.map(({ text }) => setOf(model, lab, text));
}

/** The set to outline: the hovered one, the best with the hovered cube, the one browsed to, else the best. */
export function shownSet(
  { planned: leafed, pending }: PanelModel,
  lab: Lab,
  sets: readonly LabSet[],
  hovered: string | undefined,
): LabSet | undefined {
  const begun = pending?.goes && pending.text;
  const planned = begun ?? leafed;
  const named = sets.find(set => set.answer === (begun ?? hovered));
  const plan = sets.find(set => set.answer === planned);
  const [place, kind] = hovered?.split(':') ?? [];
  const has = (set: LabSet): boolean => set.cubes.some(cube => kindLabel(cube) === kind);
  if (named) return named;
  if (place !== LAB_NAMES[lab]) return plan ?? sets[0];
  return plan && has(plan) ? plan : (sets.find(has) ?? plan ?? sets[0]);
}

/** The set in view of the lab that decides at this screen. */
export function setInView(model: PanelModel, hovered: string | undefined): LabSet | undefined {
  const lab = model.view.decision?.lab;
  return lab === undefined ? undefined : shownSet(model, lab, setsOf(model, lab), hovered);
}

const COLOUR_WORDS = { same: 'sameColour', all: 'allColours', mixed: 'mixed' } as const;

/** Name of a set: "Run of 4, all different". */
export function setName({ panels, language }: TesseractWords, set: LabSet): string {
  const shape = plural(language, set.isRun ? panels.lab.run : panels.lab.equal, set.cubes.length);
  return `${shape}, ${panels.lab[COLOUR_WORDS[set.colours]]}`;
}

/** T-CONTAIN-5, T-CONTAIN-6: gain from rolling the rest. */
export function restWords(model: PanelModel, set: LabSet): string {
  const { lab } = model.words.panels;
  const rest = set.cubes.length - 1;
  const level = Math.min(rest, 4);
  const hasCard = rest > 1 && (model.view.decks[level - 2] ?? 0) > 0;
  return fill(plural(model.words.language, hasCard ? lab.draws : lab.rolls, rest), { level });
}

/** Cubes of the best set side by side, then the rest; hover does not reorder them. */
export function arranged(cubes: readonly CubeView[], best: LabSet | undefined): readonly CubeView[] {
  const first = new Set(best?.cubes.map(cube => cube.id));
  const rest = cubes.filter(cube => !first.has(cube.id)).sort((a, b) => byKind(a, b) || a.id - b.id);
  return [...(best?.cubes ?? []), ...rest];
}

/** Number of places in a run of the outline, at its first place; 0 elsewhere. */
export function spanAt(isIn: readonly boolean[], at: number): number {
  if (!isIn[at] || isIn[at - 1]) return 0;
  const end = isIn.indexOf(false, at);
  return (end < 0 ? isIn.length : end) - at;
}
