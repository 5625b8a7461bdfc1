/** Advice of a review: one or two things to try next time. */
import type { ClauseId, Params } from '@tessera/engine';
import { damageOn, isComplete, isTurned } from '../state.ts';
import { DIFFICULTIES, MODE_IDS } from '../types.ts';
import { reserveAt } from './decisive.ts';
import type { ReviewFacts } from './review.ts';
import type { Advice, AdviceKey } from './reviewTypes.ts';

const CLAUSES: Readonly<Record<AdviceKey, ClauseId>> = {
  reserve: 'L-RIFT-1',
  clones: 'L-FOO-4',
  loops: 'L-ACT-5',
  crowded: 'L-VORTEX-1',
  archive: 'L-ARCH-1',
  begun: 'L-MIS-3',
  cards: 'L-ADD-1',
  battery: 'L-ACT-3',
  mega: 'L-MEGA-1',
  luck: 'L-FOO-6',
  harder: 'L-SETUP-4',
  mode: 'L-END-1',
};

/** Maximum of advice. */
const MOST = 2;

/** Advice with the benefit it would have had; 0 is left out. */
interface WeighedAdvice {
  readonly key: AdviceKey;
  readonly weight: number;
  readonly params?: Params;
}

export function adviceFor(facts: ReviewFacts): readonly Advice[] {
  const found = facts.end.outcome === 'VICTORY' ? afterWin(facts) : afterLoss(facts);
  return found
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ key, params = {} }) => ({ key, params, clause: CLAUSES[key] }));
}

function afterWin({ end, turns }: ReviewFacts): WeighedAdvice[] {
  const level = DIFFICULTIES.indexOf(end.options.difficulty);
  const mode = MODE_IDS.indexOf(end.options.mode);
  const worst = Math.max(0, ...turns.map(({ thrown }) => thrown?.outlook?.defeat ?? 0));
  return [
    { key: 'harder', weight: level < 2 ? 2 - worst : 0, params: { difficulty: level + 1 } },
    { key: 'mode', weight: mode < MODE_IDS.length - 1 ? 1 : 0, params: { mode: mode + 1 } },
  ];
}

const afterLoss = (facts: ReviewFacts): WeighedAdvice[] => [
  reserve(facts),
  clones(facts),
  loops(facts),
  crowded(facts),
  ...missions(facts),
  ...unused(facts),
  { key: 'mega', weight: facts.end.outcome === 'MEGA_VORTEX' ? 3 : 0 },
  {
    key: 'luck',
    weight: facts.luck.verdict === 'bad' ? Math.min(1, facts.luck.actual - facts.luck.expected) : 0,
  },
];

/** Cards left ready while an era was about to overflow. */
function reserve({ turns }: ReviewFacts): WeighedAdvice {
  const count = turns.filter(({ thrown }) =>
    thrown?.outlook?.eras.some(({ overflow }, era) => overflow >= 0.3 && reserveAt(thrown, era, overflow)),
  ).length;
  return { key: 'reserve', weight: count > 1 ? count / 2 : 0, params: { count } };
}

function clones({ turns }: ReviewFacts): WeighedAdvice {
  const thrown = turns.flatMap(note => note.thrown ?? []);
  const cubes = thrown.reduce((sum, one) => sum + one.cubes.length, 0);
  const more = thrown.reduce((sum, one) => sum + one.clones, 0);
  return {
    key: 'clones',
    weight: more > thrown.length ? (2 * more) / cubes : 0,
    params: { cubes, clones: more },
  };
}

/** Advice to LOOP more: fewer than one in two turns. */
function loops({ sums: { loops: count, turns } }: ReviewFacts): WeighedAdvice {
  return {
    key: 'loops',
    weight: 2 * count < turns ? 1.6 - (2 * count) / turns : 0,
    params: { count, turns },
  };
}

/** Advice about an era that filled up again and again. */
function crowded({ turns }: ReviewFacts): WeighedAdvice {
  const counts = Array.from(
    { length: 7 },
    (_, era) => turns.filter(({ thrown }) => (thrown?.outlook?.eras[era]?.overflow ?? 0) >= 0.2).length,
  );
  const count = Math.max(...counts);
  return { key: 'crowded', weight: count > 2 ? count / 4 : 0, params: { count, era: counts.indexOf(count) } };
}

/** Advice about missions: complete and not archived, or many begun and none done. */
function missions({ end, sums }: ReviewFacts): WeighedAdvice[] {
  const lying = end.missions.flatMap((at, mission) => (at >= 0 && isTurned(end, mission) ? [mission] : []));
  const done = lying.filter(mission => isComplete(end, mission));
  const begun = lying.filter(mission => !isComplete(end, mission) && damageOn(end, mission) > 1);
  return [
    { key: 'archive', weight: done.length > 0 ? 1.8 : 0, params: { mission: done[0] ?? 0 } },
    { key: 'begun', weight: begun.length > 1 && sums.archived < 2 ? 1 : 0, params: { count: begun.length } },
  ];
}

/** Advice about unused resources. */
function unused({ turns, sums }: ReviewFacts): WeighedAdvice[] {
  const finished = turns.filter(({ end }) => end);
  const offered = finished.filter(
    ({ end }) => end && (end.available[end.eras[end.active] as number] ?? []).length > 0,
  );
  const refused = offered.filter(({ added }) => added === 0).length;
  const free = finished.filter(({ hasFreeMove }) => !hasFreeMove).length;
  return [
    { key: 'cards', weight: refused > 2 ? refused / sums.turns + 0.3 : 0, params: { count: refused } },
    { key: 'battery', weight: 2 * free > sums.turns ? free / sums.turns : 0, params: { count: free } },
  ];
}
