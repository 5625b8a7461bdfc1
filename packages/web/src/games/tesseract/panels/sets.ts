/** Sets of a lab that may be declared now, read from the legal answers; what each would do. */
import { COLOURS, type CubeId, type CubeView, LAB_NAMES, type Lab } from '@tessera/games/tesseract';
import { fill, plural } from '../../../text/index.ts';
import { areColoursFit, goingOf, slotOf, targetOf } from '../answers.ts';
import type { TesseractWords } from '../words/index.ts';
import { kindLabel } from './names.ts';
import type { PanelModel } from './props.ts';

export interface LabSet {
  /** `contain Y2 O3 P4`. */
  readonly answer: string;
  readonly cubes: readonly CubeView[];
  readonly isRun: boolean;
  readonly colours: 'same' | 'all' | 'mixed';
  /** Cubes of it that may go to the board, each kind once, the one that would go first. */
  readonly goes: readonly CubeView[];
  /** Its cubes whose slot is taken, or which stand in for a colour. */
  readonly stays: ReadonlySet<CubeId>;
  /** Of these the ones with an identical primed cube (T-CONTAIN-3). */
  readonly twins: readonly CubeView[];
  /** The chance of a breach after it, if that changes. */
  readonly after: number | undefined;
}

/** The cubes a `contain` answer names; equal ones are interchangeable (T-DEC-2). */
function cubesOf(lab: readonly CubeView[], answer: string): CubeView[] {
  const left = [...lab];
  return answer
    .split(' ')
    .slice(1)
    .flatMap(kind => {
      const at = left.findIndex(cube => kindLabel(cube) === kind);
      return at < 0 ? [] : left.splice(at, 1);
    })
    .sort((a, b) => a.value - b.value || slotOf(a) - slotOf(b));
}

function coloursOf(cubes: readonly CubeView[]): LabSet['colours'] {
  if (!areColoursFit(cubes)) return 'mixed';
  return cubes[0]?.colour === cubes[1]?.colour ? 'same' : 'all';
}

/** What was chosen to go stands before what would have gone. */
const chosenFirst = (goes: readonly CubeView[], goer: string | undefined): readonly CubeView[] =>
  goes.toSorted((a, b) => Number(goer?.endsWith(kindLabel(b))) - Number(goer?.endsWith(kindLabel(a))));

/** The cube of a set that is chosen to go: before it is declared, or when the rules ask for it. */
function goerOf({ view, pending }: PanelModel, answer: string): string | undefined {
  if (view.decision?.type === 'containCube') return pending && targetOf(pending);
  return pending?.text === answer ? pending.goer : undefined;
}

function setOf(model: PanelModel, lab: Lab, answer: string): LabSet {
  const { view, insight } = model;
  const cubes = cubesOf(view.labs[lab]?.cubes ?? [], answer);
  const goes = goingOf(view, cubes);
  const kinds = new Set(goes.map(slotOf));
  const primed = new Set(view.primed.map(kindLabel));
  return {
    answer,
    cubes,
    isRun: cubes[0]?.value !== cubes[1]?.value,
    colours: coloursOf(cubes),
    goes: chosenFirst(goes, goerOf(model, answer)),
    stays: new Set(cubes.filter(cube => !kinds.has(slotOf(cube))).map(cube => cube.id)),
    twins: goes.filter(cube => primed.has(kindLabel(cube))),
    after: insight?.after[answer],
  };
}

/** The most useful first: less danger, then a destroyed twin, more open slots, more cubes to roll. */
const byUse = (a: LabSet, b: LabSet): number =>
  (a.after ?? 1) - (b.after ?? 1) ||
  b.twins.length - a.twins.length ||
  b.goes.length - a.goes.length ||
  b.cubes.length - a.cubes.length;

/** Every set the lab may declare now, the most useful first. */
export function setsOf(model: PanelModel, lab: Lab): readonly LabSet[] {
  const { decision, resolving } = model.view;
  if (decision?.lab !== lab) return [];
  const frame = resolving.at(-1);
  // Declared, and asked which of them goes.
  if (frame?.type === 'containCube') {
    const cubes = model.view.labs[lab]?.cubes.filter(cube => frame.set.includes(cube.id)) ?? [];
    return [setOf(model, lab, `contain ${cubes.map(kindLabel).join(' ')}`)];
  }
  const answers = [...model.legal].filter(answer => answer.startsWith('contain '));
  return answers.map(answer => setOf(model, lab, answer)).sort(byUse);
}

/** The set to outline: the hovered one, the best with the hovered cube, the one leafed to, else the best. */
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

/** The set that whoever decides at this screen is looking at. */
export function setInView(model: PanelModel, hovered: string | undefined): LabSet | undefined {
  const lab = model.view.decision?.lab;
  return lab === undefined ? undefined : shownSet(model, lab, setsOf(model, lab), hovered);
}

const COLOUR_WORDS = { same: 'sameColour', all: 'allColours', mixed: 'mixed' } as const;

/** "Run of 4, all colours". */
export function setName({ panels, language }: TesseractWords, set: LabSet): string {
  const shape = plural(language, set.isRun ? panels.lab.run : panels.lab.equal, set.cubes.length);
  return `${shape}, ${panels.lab[COLOUR_WORDS[set.colours]]}`;
}

/** T-CONTAIN-5, T-CONTAIN-6: what rolling the rest gives. */
export function restWords(model: PanelModel, set: LabSet): string {
  const { lab } = model.words.panels;
  const rest = set.cubes.length - 1;
  const level = Math.min(rest, 4);
  const hasCard = rest > 1 && (model.view.decks[level - 2] ?? 0) > 0;
  return fill(plural(model.words.language, hasCard ? lab.draws : lab.rolls, rest), { level });
}

const byKind = (a: CubeView, b: CubeView): number =>
  a.value - b.value || COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) || a.id - b.id;

/** The cubes of the best set side by side, then the rest; hovering another set moves nothing. */
export function arranged(cubes: readonly CubeView[], best: LabSet | undefined): readonly CubeView[] {
  const first = new Set(best?.cubes.map(cube => cube.id));
  const rest = cubes.filter(cube => !first.has(cube.id)).sort(byKind);
  return [...(best?.cubes ?? []), ...rest];
}

/** How many places a run of the outline covers, at its first place; 0 elsewhere. */
export function spanAt(isIn: readonly boolean[], at: number): number {
  if (!isIn[at] || isIn[at - 1]) return 0;
  const end = isIn.indexOf(false, at);
  return (end < 0 ? isIn.length : end) - at;
}
