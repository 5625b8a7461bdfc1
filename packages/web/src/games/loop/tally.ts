/** Summary of a turn in one sentence: its lasting effects, the greatest first. */
import {
  type Agent,
  type Card,
  cardWord,
  damageOn,
  type Era,
  type LoopEvent,
  type LoopView,
  type Mission,
  missionRow,
  missionWord,
  type Naming,
  type Token,
  type Ultra,
  ultraWord,
} from '@tessera/games/loop';
import { fill, plural } from '../../text/index.ts';
import type { LoopWords } from './words/index.ts';

export interface Tally {
  /** By era. */
  readonly rifts: readonly number[];
  readonly energy: readonly number[];
  readonly clones: number;
  readonly supas: number;
  readonly centrifuges: number;
  /** Damage on Centrifuges. */
  readonly heat: number;
  readonly ultras: readonly Ultra[];
  /** Missions damaged, with their damage after it. */
  readonly damage: ReadonlyMap<Mission, number>;
  readonly took: readonly Card[];
  readonly archived: readonly Mission[];
  /** Where the active agent went last. */
  readonly to: Era | undefined;
}

export const NO_TALLY: Tally = {
  rifts: [],
  energy: [],
  clones: 0,
  supas: 0,
  centrifuges: 0,
  heat: 0,
  ultras: [],
  damage: new Map(),
  took: [],
  archived: [],
  to: undefined,
};

const added = (counts: readonly number[], era: Era, many = 1): readonly number[] =>
  Array.from({ length: Math.max(counts.length, era + 1) }, (_, at) =>
    at === era ? (counts[at] ?? 0) + many : (counts[at] ?? 0),
  );

/** `damage`: damage of every mission after the event. Energy that is spent again is no lasting effect. */
export function tallied(
  tally: Tally,
  event: LoopEvent,
  {
    active,
    damage,
    isSupa,
  }: { readonly active: Agent; readonly damage: readonly number[]; isSupa(token: Token): boolean },
): Tally {
  switch (event.type) {
    case 'riftRemoved':
      return { ...tally, rifts: added(tally.rifts, event.era) };
    case 'energy':
      return { ...tally, energy: added(tally.energy, event.era) };
    case 'paid':
      return { ...tally, energy: added(tally.energy, event.era, -event.count) };
    case 'cloneDestroyed':
      return isSupa(event.token)
        ? { ...tally, supas: tally.supas + 1 }
        : { ...tally, clones: tally.clones + 1 };
    case 'centrifugeDamage':
      return { ...tally, heat: tally.heat + 1 };
    case 'centrifugeDestroyed':
      return { ...tally, centrifuges: tally.centrifuges + 1 };
    case 'ultraDestroyed':
      return { ...tally, ultras: [...tally.ultras, event.ultra] };
    case 'damage':
      return {
        ...tally,
        damage: new Map(tally.damage).set(event.mission, damage[event.mission] ?? 0),
      };
    case 'added':
      return event.agent === active ? { ...tally, took: [...tally.took, event.card] } : tally;
    case 'archived':
      return { ...tally, archived: [...tally.archived, event.mission] };
    case 'moved':
      return event.agent === active ? { ...tally, to: event.to } : tally;
    default:
      return tally;
  }
}

/** Damage of every mission of a view. */
export const damageIn = (view: LoopView): number[] =>
  view.damage.map((_, mission) => damageOn(view, mission));

/** Maximum number of effects in a sentence. */
const MOST = 3;

/** "Milo brought “Loop Dr Foo!” to 3 of 4, removed 2 rifts at the Industrial Era and took Dynamite." */
export function sumWords(words: LoopWords, naming: Naming, name: string, tally: Tally): string {
  const { sums, sum } = words.story;
  const { language } = words;
  const at = (era: Era): string => words.game.at[era] ?? '';
  const great = [
    ...tally.archived.map(mission => fill(sums.archived, { mission: missionWord(naming, mission) })),
    ...(tally.supas > 0 ? [plural(language, sums.supas, tally.supas)] : []),
    ...[...tally.damage].flatMap(([mission, damage]) => missionSum(words, naming, tally, mission, damage)),
    ...Array.from({ length: tally.centrifuges }, () => sums.centrifuge),
    // A destroyed one had it all.
    ...(tally.heat > 0 && tally.centrifuges === 0 ? [plural(language, sums.heat, tally.heat)] : []),
    ...tally.ultras.map(ultra => fill(sums.ultra, { ultra: ultraWord(naming, ultra) })),
    ...(tally.clones > 0 ? [plural(language, sums.clones, tally.clones)] : []),
    ...most(tally.rifts).map(([era, count]) => fill(plural(language, sums.rifts, count), { at: at(era) })),
    ...most(tally.energy).map(([era, count]) => fill(plural(language, sums.energy, count), { at: at(era) })),
  ];
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const took = list.format(tally.took.map(card => cardWord(naming, card)));
  const more = took ? [fill(sums.took, { cards: took })] : [];
  const deeds = [...great.slice(0, MOST - more.length), ...more];
  const went = tally.to === undefined ? sums.nothing : fill(sums.went, { to: words.game.to[tally.to] ?? '' });
  return fill(sum, { name, deeds: list.format(deeds.length > 0 ? deeds : [went]) });
}

function missionSum(
  { story: { sums } }: LoopWords,
  naming: Naming,
  { archived }: Tally,
  mission: Mission,
  damage: number,
): readonly string[] {
  if (archived.includes(mission)) return [];
  const { need } = missionRow(mission);
  const sentence = damage >= need ? sums.complete : sums.mission;
  return [fill(sentence, { mission: missionWord(naming, mission), damage, need })];
}

/** Eras with their counts, the largest first. */
const most = (counts: readonly number[]): readonly (readonly [era: Era, count: number])[] =>
  [...counts.entries()].filter(([, count]) => count > 0).toSorted((a, b) => b[1] - a[1]);
