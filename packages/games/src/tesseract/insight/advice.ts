// @chunk own
/** Advice of a review: what went well, and two or three things to do better. */
import type { ClauseId, Params } from '@tessera/engine';
import { COLOURS } from '../types.ts';
import type { Advice, AdviceKey, ReviewFacts } from './reviewTypes.ts';

const CLAUSES: Readonly<Record<AdviceKey, ClauseId>> = {
  crowded: 'T-ADJUST-1',
  remedy: 'T-TURN-2',
  twins: 'T-CONTAIN-3',
  unspent: 'T-TURN-3',
  hands: 'T-CARD-1',
  unlocked: 'T-CARD-2',
  rolls: 'T-CONTAIN-5',
  events: 'T-EVENT-1',
  refill: 'T-BONUS-3',
  slow: 'T-CONTAIN-1',
  behind: 'T-TRANSFER-1',
  luck: 'T-PRIME-1',
  harder: 'T-VAR-1',
  flawless: 'T-END-1',
};

const MOST = 3;

/** Advice with the benefit it would have had; 0 is left out. */
interface WeighedAdvice {
  readonly key: AdviceKey;
  readonly weight: number;
  readonly params?: Params;
}

export function adviceFor(facts: ReviewFacts): readonly Advice[] {
  const found = facts.end.outcome === 'contained' ? afterWin(facts) : afterLoss(facts);
  return found
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ key, params = {} }) => ({ key, params, clause: CLAUSES[key] }));
}

/** A win without a missed remedy is praised first. */
const afterWin = (facts: ReviewFacts): WeighedAdvice[] => [
  {
    key: 'flawless',
    weight: facts.threats.every(({ remedy: missed }) => missed === null) ? Infinity : 0,
    params: { breach: facts.end.breach },
  },
  { key: 'harder', weight: facts.end.breach <= 3 ? 1 : 0 },
  ...unused(facts),
];

const afterLoss = (facts: ReviewFacts): WeighedAdvice[] => [
  remedy(facts),
  crowded(facts),
  events(facts),
  ...unused(facts),
  ...pace(facts),
  { key: 'twins', weight: facts.breaches.length > 0 ? 0.1 : 0 }, // always true, seldom the best advice
  { key: 'luck', weight: facts.luck.verdict === 'bad' ? facts.luck.actual - facts.luck.expected : 0 },
];

function remedy({ threats }: ReviewFacts): WeighedAdvice {
  const missed = threats.filter(threat => threat.remedy !== null);
  const gain = missed.reduce((sum, one) => sum + one.outlook.chance - (one.remedy?.chance ?? 0), 0);
  return { key: 'remedy', weight: missed.length > 1 ? 2 * gain : 0, params: { count: missed.length } };
}

/** Advice about a value that breached again and again. */
function crowded({ breaches }: ReviewFacts): WeighedAdvice {
  const counts = [1, 2, 3, 4, 5, 6].map(
    value => breaches.filter(({ values }) => values.includes(value)).length,
  );
  const count = Math.max(...counts);
  const value = counts.indexOf(count) + 1;
  return { key: 'crowded', weight: count > 1 ? count - 1 : 0, params: { count, value } };
}

function events({ breaches }: ReviewFacts): WeighedAdvice {
  const count = breaches.filter(({ why }) => why !== 'prime').length;
  return { key: 'events', weight: count > 1 ? count : 0, params: { count } };
}

/** Advice about unused resources. */
function unused({ end, threats, declined }: ReviewFacts): WeighedAdvice[] {
  const unspent = threats.reduce((sum, threat) => sum + threat.unspent, 0);
  const hands = end.hands.flat().length;
  const unlocked = end.containment.filter(({ state }) => state === 'unlocked').length;
  return [
    { key: 'unspent', weight: unspent > 2 ? unspent / 3 : 0, params: { count: unspent } },
    { key: 'hands', weight: hands > 2 ? hands / 3 : 0, params: { count: hands } },
    { key: 'unlocked', weight: 2 * unlocked, params: { count: unlocked } },
    { key: 'rolls', weight: declined > 2 ? declined / 2 : 0, params: { count: declined } },
  ];
}

/** Advice about pace: too slow, too lopsided, or out of cubes. */
function pace({ end, missing }: ReviewFacts): WeighedAdvice[] {
  const contained = 24 - missing.slots.length;
  const most = Math.max(...missing.rows);
  const others = (missing.slots.length - most) / (COLOURS.length - 1);
  const colour = COLOURS[missing.rows.indexOf(most)] ?? 'Y';
  return [
    { key: 'refill', weight: end.outcome === 'empty' ? 3 : 0 },
    { key: 'slow', weight: 2 * contained < end.turn ? 1.5 : 0, params: { contained, turns: end.turn } },
    { key: 'behind', weight: most - others > 2 ? most - others - 1 : 0, params: { colour, count: most } },
  ];
}
