// @chunk own
import { heaviestOf, percentOf as percent, type Weighed as WeighedMoment, weigherOf } from '@tessera/engine';
import type { TesseractState } from '../types.ts';
import { type BreachNote, RISKY, type ThreatNote } from './past.ts';
import type { Moment, MomentKind, ReviewFacts } from './reviewTypes.ts';

type Weighed = WeighedMoment<Moment>;
type Where = Pick<ThreatNote, 'index' | 'turn' | 'lab'>;

const weigh = weigherOf<MomentKind, Where, Pick<Moment, 'lab'>>(
  {
    risk: 'T-THREAT-3',
    chain: 'T-EVENT-2',
    double: 'T-BREACH-1',
    unlucky: 'T-BREACH-1',
    shockwave: 'T-EVENT-SW',
    last: 'T-END-4',
    lastEvent: 'T-RUL-4',
    empty: 'T-END-5',
    close: 'T-THREAT-3',
    fatal: 'T-END-4',
  },
  ({ lab }) => ({ lab }),
);

/** A breach less likely than this is bad luck. */
const UNLIKELY = 0.2;

/** True for moments of the same answer, and for repeated misses of one remedy: only the heaviest is kept. */
const isRepeated = (one: Moment, other: Moment): boolean =>
  one.index === other.index || (one.kind === 'risk' && one.params.answer === other.params.answer);

/** The heaviest moments, in the order of the match. */
export function decisiveOf(facts: ReviewFacts): readonly Moment[] {
  const found = facts.end.outcome === 'contained' ? closeCalls(facts) : blows(facts);
  return heaviestOf(found, isRepeated);
}

/** Moments of a won game: where it could have been lost. */
function closeCalls({ threats }: ReviewFacts): Weighed[] {
  return threats.flatMap(threat => {
    const { outlook, breach, breaches } = threat;
    if (outlook.loss > 0)
      return [weigh(threat, 'fatal', 1 + outlook.loss, { chance: percent(outlook.loss) })];
    if (breaches > 0 || outlook.chance < 1 / 3) return [];
    const params = { breach, chance: percent(outlook.chance) };
    return [weigh(threat, 'close', outlook.chance * (breach / 7), params)];
  });
}

/** Moments of a lost game: what hurt most, and what could have helped. */
function blows(facts: ReviewFacts): Weighed[] {
  return [
    ...lastBlow(facts),
    ...facts.threats.flatMap(risk),
    ...byAnswer(facts.breaches).flatMap(notes => blow(facts, notes)),
    ...shockwaves(facts),
  ];
}

function risk(threat: ThreatNote): Weighed[] {
  const { outlook, remedy } = threat;
  if (!remedy || outlook.chance < RISKY) return [];
  const { answer, card } = remedy;
  const params = {
    before: percent(outlook.chance),
    after: percent(remedy.chance),
    answer,
    ...(card === null ? {} : { card }),
  };
  const isPunished = threat.breaches > 0;
  return [weigh(threat, 'risk', (isPunished ? 2 : 1) + outlook.chance - remedy.chance, params)];
}

const byAnswer = (breaches: readonly BreachNote[]): readonly (readonly BreachNote[])[] => {
  const indexes = [...new Set(breaches.map(({ index }) => index))];
  return indexes.map(index => breaches.filter(note => note.index === index));
};

/** All breaches of one answer together. */
function blow({ threats }: ReviewFacts, notes: readonly BreachNote[]): Weighed[] {
  const last = notes.at(-1);
  if (!last) return [];
  const count = notes.reduce((sum, note) => sum + note.count, 0);
  const span = { from: last.breach - count, to: last.breach, values: last.values.join(', ') };
  const symbols = last.chain.map(({ symbol }) => symbol).join(' ');
  if (last.chain.length > 0 && count > 1) return [weigh(last, 'chain', count + 1, { ...span, symbols })];
  if (count > 1) return [weigh(last, 'double', count + 1, span)];
  const threat = threats.find(({ turn }) => last.phase === 'threat' && turn === last.turn);
  if (!threat || threat.outlook.chance >= UNLIKELY) return [];
  const chance = threat.outlook.chance;
  return [weigh(last, 'unlucky', 1 - chance, { chance: percent(chance), to: last.breach })];
}

/** The breach that ended the game. */
function lastBlow({ end, past, breaches, threats }: ReviewFacts): Weighed[] {
  const where = { index: past.entries.length - 1, turn: end.turn, lab: end.active };
  const heaviest = Number.POSITIVE_INFINITY;
  if (end.outcome === 'empty') return [weigh(where, 'empty', heaviest)];
  const last = breaches.at(-1);
  if (end.outcome !== 'breach' || !last) return [];
  const values = last.values.join(', ');
  if (last.phase === 'action') return [weigh(last, 'lastEvent', heaviest, { values })];
  const chance = threats.at(-1)?.outlook.chance ?? 0;
  return [weigh(last, 'last', heaviest, { values, chance: percent(chance) })];
}

/** T-EVENT-SW: cubes that labs lost at once. */
function shockwaves({ past }: ReviewFacts): Weighed[] {
  return past.entries.flatMap(({ events }, index) => {
    const count = events.filter(event => event.type === 'moved' && event.why === 'shockwave').length;
    const before: TesseractState = past.entries[index - 1]?.state ?? past.start;
    const where = { index, turn: before.turn, lab: before.active };
    return count > 1 ? [weigh(where, 'shockwave', count / 3, { count })] : [];
  });
}
