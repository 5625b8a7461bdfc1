// @chunk *-table
/** Text of the steps of a trace, and what they mean for the player's team. */
import type { Language } from '@tessera/engine';
import { type CubeView, LAB_NAMES } from '@tessera/games/tesseract';
import { type LogLine, spoken } from '../../../table/log.ts';
import { capitalised, fill, percent, plural } from '../../../text/index.ts';
import { cubeName } from '../panels/names.ts';
import { setsOf } from '../panels/sets.ts';
import type { Model } from '../useModel.ts';
import type { Known, Step } from './chronicle.ts';
import type { Told } from './grouping.ts';
import type { StoryWords } from './words/index.ts';

/** Lines of the log about a step, oldest first, without the summary of its turn. */
const linesOf = (lines: readonly LogLine[], { first, count }: Step): readonly LogLine[] =>
  lines.filter(line => line.count >= first && line.count <= count && line.tone !== 'sum').reverse();

interface StepWords {
  readonly text: string;
  /** Further effects, and the reason of a bot. */
  readonly more: string | undefined;
  /** Sentences about the other deeds of a group, shown on request. */
  readonly details?: string;
}

/** Length of the sentences about a step; those about its first deed are always told. */
const ROOM = 130;

/** A group is told by its first deeds with their effects, and the number of the others. */
export function toldWords(
  lines: readonly LogLine[],
  { deeds }: Told,
  who: string,
  { steps }: StoryWords,
  language: Language,
): StepWords {
  const told = deeds.map(deed => sentencesOf(lines, deed, who));
  const [first] = told;
  if (!first || told.length === 1) {
    const { deed = '', effects = [], why } = first ?? {};
    const whole = [deed, ...effects].join(' ');
    if (whole.length <= ROOM) return { text: whole, more: why };
    return { text: deed, more: [...effects, why].filter(Boolean).join(' ') || undefined };
  }
  const whole = told.map(({ deed, effects }) => [deed, ...effects].join(' '));
  const fitting = whole.findIndex((_, i) => i > 0 && whole.slice(0, i + 1).join(' ').length > ROOM);
  const shown = fitting < 0 ? whole.length : fitting;
  const left = whole.length - shown;
  return {
    text: [...whole.slice(0, shown), ...(left > 0 ? [plural(language, steps, left)] : [])].join(' '),
    more: first.why,
    ...(left > 0 && { details: whole.slice(shown).join(' ') }),
  };
}

interface Sentences {
  readonly deed: string;
  readonly effects: readonly string[];
  readonly why: string | undefined;
}

/** `who` is the name of the actor: lines about others, such as a consent, are effects. */
function sentencesOf(lines: readonly LogLine[], step: Step, who: string): Sentences {
  const all = linesOf(lines, step);
  const deed = all.find(line => line.who === who) ?? all[0];
  // A study is the card that goes and the one that comes.
  const deeds = all.filter(line => line === deed || (step.kind === 'study' && line.who === who));
  const effects = all.filter(line => !deeds.includes(line));
  return {
    deed: deeds.map(({ text }) => capitalised(text)).join(' '),
    // A sentence about somebody else keeps its subject.
    effects: effects.map(line => capitalised(line.isSubject ? `${line.who} ${line.text}` : line.text)),
    why: deed?.why,
  };
}

/** Summaries of the turns in a trace, oldest first; `template` names the actor where there are several. */
export function sumsOf(
  lines: readonly LogLine[],
  trace: readonly Step[],
  template: string | undefined,
): readonly string[] {
  const turns = new Set(trace.map(({ turn }) => turn));
  return lines
    .filter(({ tone, turn }) => tone === 'sum' && turn !== undefined && turns.has(turn))
    .map(line => (template === undefined ? line.text : spoken(template, line)))
    .reverse();
}

interface Meaning {
  readonly key: 'contained' | 'breach' | 'healed' | 'danger' | 'given' | 'taken' | 'touched' | 'set';
  readonly text: string;
  readonly after?: string;
  readonly isBad: boolean;
}

type Seen = Pick<Model, 'view' | 'words' | 'insight' | 'trace' | 'me'>;

/** Effects on the team and on the own lab since the player's last deed, the worst first. */
export function meaningsOf(
  model: Seen & Parameters<typeof setsOf>[0],
  words: StoryWords,
  before: Known,
): readonly Meaning[] {
  const { view, insight } = model;
  const { language } = model.words;
  const contained = view.board.filter(cube => cube !== null).length;
  const danger = insight?.outlook.chance ?? 0;
  const canContain = view.decision?.seat === model.me && setsOf(model, view.decision.lab).length > 0;
  const found: (Meaning | false)[] = [
    view.breach > before.breach && {
      key: 'breach',
      text: words.breach,
      after: `${before.breach} → ${view.breach}`,
      isBad: true,
    },
    view.breach < before.breach && {
      key: 'healed',
      text: words.healed,
      after: `${before.breach} → ${view.breach}`,
      isBad: false,
    },
    ...labMeanings(model, words, before),
    contained > before.contained && {
      key: 'contained',
      text: plural(language, words.contained, contained - before.contained),
      after: fill(words.ofAll, { count: contained }),
      isBad: false,
    },
    canContain && { key: 'set', text: words.set, isBad: false },
    danger > 0 && { key: 'danger', text: words.danger, after: percent(language, danger), isBad: true },
  ];
  return found.filter(one => one !== false);
}

/** Cubes that came to the own lab, left it or changed there. */
function labMeanings(
  { view, words: { language, ...rest }, trace, me }: Seen,
  words: StoryWords,
  before: Known,
) {
  const lab = view.labs.findIndex(({ seat }) => seat === me);
  const now = view.labs[lab]?.cubes ?? [];
  const old = before.labs[lab] ?? [];
  const changed = new Set(trace.flatMap(step => step.changed));
  const named = (cubes: readonly CubeView[]): string =>
    cubes.map(cube => cubeName({ language, ...rest }, cube)).join(', ');
  /** "Purple 3 → 4" */
  const turned = (cube: CubeView): string => {
    const was = before.values.get(cube.id);
    return was && cube.value && was !== cube.value
      ? `${named([{ ...cube, value: was }])} → ${cube.value}`
      : named([cube]);
  };
  const came = now.filter(({ id }) => !old.includes(id));
  const touched = now.filter(({ id }) => old.includes(id) && changed.has(id));
  const gone = old.filter(id => now.every(cube => cube.id !== id)).length;
  const told: (Meaning | false)[] = [
    came.length > 0 && {
      key: 'given',
      text: fill(plural(language, words.given, came.length), { cubes: named(came) }),
      isBad: false,
    },
    gone > 0 && { key: 'taken', text: plural(language, words.taken, gone), isBad: true },
    touched.length > 0 && {
      key: 'touched',
      text: fill(plural(language, words.touched, touched.length), { cubes: touched.map(turned).join(', ') }),
      isBad: false,
    },
  ];
  return told.filter(one => one !== false);
}

/** Class that sets `--actor`, the colour of a lab or of the Tesseract. */
export const actorClass = ({ lab }: Step): string => `tt-by-${lab === undefined ? 'threat' : LAB_NAMES[lab]}`;
