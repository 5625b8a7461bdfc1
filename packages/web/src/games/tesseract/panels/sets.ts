/** Sets of a lab that may be declared now, read from the legal answers; what each would do. */
import { COLOURS, type CubeId, type CubeView, LAB_NAMES, type Lab } from '@tessera/games/tesseract';
import { fill, plural } from '../../../text/index.ts';
import { kindLabel } from './names.ts';
import type { PanelModel, PanelWords } from './props.ts';

export interface LabSet {
  /** `contain Y2 O3 P4`. */
  readonly answer: string;
  readonly cubes: readonly CubeView[];
  readonly isRun: boolean;
  readonly colours: 'same' | 'all' | 'mixed';
  /** Cubes of it that may be the contained one. */
  readonly open: ReadonlySet<CubeId>;
  /** Of these the ones with an identical primed cube (T-CONTAIN-3). */
  readonly twins: readonly CubeView[];
  /** The chance of a breach after it, if that changes. */
  readonly after: number | undefined;
}

const slotOf = ({ colour, value }: CubeView): number => 6 * COLOURS.indexOf(colour) + value - 1;

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

const areColoursFit = (cubes: readonly CubeView[]): boolean => {
  const different = new Set(cubes.map(cube => cube.colour)).size;
  return different === 1 || different === cubes.length;
};

/** In a set with a wild colour (R04) the wild cube is not the contained one. A pair (R03) may mix colours. */
const mayContain = (cubes: readonly CubeView[], cube: CubeView): boolean =>
  cubes.length < 3 ||
  areColoursFit(cubes) ||
  cubes.some(wild => wild !== cube && areColoursFit(cubes.filter(one => one !== wild)));

function coloursOf(cubes: readonly CubeView[]): LabSet['colours'] {
  if (!areColoursFit(cubes)) return 'mixed';
  return cubes[0]?.colour === cubes[1]?.colour ? 'same' : 'all';
}

function setOf({ view, insight }: PanelModel, lab: Lab, answer: string): LabSet {
  const cubes = cubesOf(view.labs[lab]?.cubes ?? [], answer);
  const open = cubes.filter(cube => view.board[slotOf(cube)] === null && mayContain(cubes, cube));
  const primed = new Set(view.primed.map(kindLabel));
  return {
    answer,
    cubes,
    isRun: cubes[0]?.value !== cubes[1]?.value,
    colours: coloursOf(cubes),
    open: new Set(open.map(cube => cube.id)),
    twins: open.filter(cube => primed.has(kindLabel(cube))),
    after: insight?.after[answer],
  };
}

/** The most useful first: less danger, then a destroyed twin, more open slots, more cubes to roll. */
const byUse = (a: LabSet, b: LabSet): number =>
  (a.after ?? 1) - (b.after ?? 1) ||
  b.twins.length - a.twins.length ||
  b.open.size - a.open.size ||
  b.cubes.length - a.cubes.length;

/** Every set the lab may declare now, the most useful first. */
export function setsOf(model: PanelModel, lab: Lab): readonly LabSet[] {
  if (model.view.decision?.lab !== lab) return [];
  const answers = [...model.legal].filter(answer => answer.startsWith('contain '));
  return answers.map(answer => setOf(model, lab, answer)).sort(byUse);
}

/** The set to outline: the hovered one, the best with the hovered cube, the one leafed to, else the best. */
export function shownSet(model: PanelModel, lab: Lab, sets: readonly LabSet[]): LabSet | undefined {
  const { hovered, planned } = model;
  const named = sets.find(set => set.answer === hovered);
  const plan = sets.find(set => set.answer === planned);
  const [place, kind] = hovered?.split(':') ?? [];
  const has = (set: LabSet): boolean => set.cubes.some(cube => kindLabel(cube) === kind);
  if (named) return named;
  if (place !== LAB_NAMES[lab]) return plan ?? sets[0];
  return plan && has(plan) ? plan : (sets.find(has) ?? plan ?? sets[0]);
}

/** The set that whoever decides at this screen is looking at. */
export function setInView(model: PanelModel): LabSet | undefined {
  const lab = model.view.decision?.lab;
  return lab === undefined ? undefined : shownSet(model, lab, setsOf(model, lab));
}

const COLOUR_WORDS = { same: 'sameColour', all: 'allColours', mixed: 'mixed' } as const;

/** "Run of 4, all colours". */
export function setName({ panels, language }: PanelWords, set: LabSet): string {
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
