import { heaviestOf, percentOf as percent, type Weighed as WeighedMoment, weigherOf } from '@tessera/engine';
import { missionRow } from '../missions.ts';
import { eraOf, isComplete, isTurned, readyCards } from '../state.ts';
import type { Card, LoopState } from '../types.ts';
import { viewOf } from '../view.ts';
import { nowOf } from './now.ts';
import { outlookOf } from './outlook.ts';
import type { ReviewFacts } from './review.ts';
import type { Moment, MomentKind } from './reviewTypes.ts';
import type { ThrowNote, TurnNote, VortexNote } from './turns.ts';

type Weighed = WeighedMoment<Moment>;
type Where = Pick<TurnNote, 'index' | 'turn' | 'agent'>;

const weigh = weigherOf<MomentKind, Where, Pick<Moment, 'agent'>>(
  {
    double: 'L-END-2',
    fourth: 'L-END-3',
    cycles: 'L-END-4',
    mega: 'L-MEGA-1',
    won: 'L-END-1',
    vortexRisk: 'L-VORTEX-1',
    vortexUnlucky: 'L-VORTEX-1',
    vortexMission: 'L-VORTEX-1',
    vortexCard: 'L-RIFT-1',
    throw: 'L-FOO-4',
    waiting: 'L-ARCH-1',
    chain: 'L-ACT-10',
    close: 'L-FOO-8',
    archive: 'L-ARCH-1',
  },
  ({ agent }) => ({ agent }),
);

/** Thresholds of a probability: below the first a defeat was bad luck, above the second a known risk. */
const UNLIKELY = 0.15;
const LIKELY = 0.3;
/** Number of cubes that makes a throw a decisive moment. */
const MANY_CUBES = 6;

/** The heaviest moments in the order of the match, one of each kind for an answer. */
export function decisiveOf(facts: ReviewFacts): readonly Moment[] {
  const isWon = facts.end.outcome === 'VICTORY';
  return heaviestOf(
    [...lastOf(facts), ...(isWon ? helped(facts) : blows(facts))],
    (one, other) => other.index === one.index && other.kind === one.kind,
  );
}

/** The moment that ended the match. */
function lastOf({ end, turns, past }: ReviewFacts): Weighed[] {
  const note = turns.at(-1);
  if (!note) return [];
  const where = { ...note, index: Math.max(0, past.entries.length - 1) };
  const first = Number.POSITIVE_INFINITY;
  const chance = percent(note.thrown?.outlook?.defeat ?? 0);
  switch (end.outcome) {
    case 'VORTEX_DOUBLE':
      return [weigh(where, 'double', first, { era: overflowing(end, note), chance })];
    case 'VORTEX_FOURTH':
      return [weigh(where, 'fourth', first, { chance })];
    case 'CYCLES':
      return [weigh(where, 'cycles', first, { archived: end.missions.filter(at => at === -1).length })];
    case 'MEGA_VORTEX':
      return [weigh(where, 'mega', first, { era: eraOf(end, end.active) })];
    case 'VICTORY':
      return [weigh(where, 'won', first, { left: Math.max(0, 21 - end.turn) })];
    default:
      return [];
  }
}

/** The era of the vortex that overflowed; of several, the fullest. */
function overflowing({ rifts, isVortex }: LoopState, { thrown }: TurnNote): number {
  const fallen = rifts.map((count, era) => count + (thrown?.cubes.filter(one => one === era).length ?? 0));
  const full = fallen.map((count, era) => (isVortex[era] ? count : 0));
  return full.indexOf(Math.max(...full));
}

/** Moments of a lost game: what hurt most, and what could have helped. */
const blows = (facts: ReviewFacts): Weighed[] => [
  ...facts.turns.flatMap(note => note.vortices.flatMap(vortex => vortexBlow(note, vortex))),
  ...facts.turns.flatMap(bigThrow),
  ...waiting(facts),
];

function vortexBlow(note: TurnNote, vortex: VortexNote): Weighed[] {
  const { era, mission, damage, chance = 0, index } = vortex;
  const where = { ...note, index };
  const params = { era, chance: percent(chance) };
  const found: Weighed[] = [];
  if (mission !== undefined && damage > 0)
    found.push(
      weigh(where, 'vortexMission', 2 + damage / missionRow(mission).need, { ...params, mission, damage }),
    );
  const spare = note.thrown && chance >= LIKELY ? reserveAt(note.thrown, era, chance) : undefined;
  if (spare)
    found.push(
      weigh(where, 'vortexCard', 2.5 + chance - spare.after, {
        ...params,
        card: spare.card,
        after: percent(spare.after),
      }),
    );
  else if (chance < UNLIKELY) found.push(weigh(where, 'vortexUnlucky', 1.5 - chance, params));
  else found.push(weigh(where, 'vortexRisk', 1 + chance, params));
  return found;
}

/** A card left ready that could have removed rifts there, and the probability with it. */
export function reserveAt(
  { ended }: ThrowNote,
  era: number,
  chance: number,
): { readonly card: Card; readonly after: number } | undefined {
  if (!ended) return undefined;
  const view = viewOf(ended);
  const ready = readyCards(ended, ended.hands[ended.active] ?? []);
  const found = ready.flatMap(card => {
    const part = nowOf(view, card).parts.find(one => one.op === 'removeRift' && one.eras.includes(era));
    const many = Math.min(part?.count.max ?? 0, ended.rifts[era] as number);
    if (many === 0) return [];
    const rifts = view.rifts.map((count, at) => (at === era ? count - many : count));
    return [{ card, after: outlookOf({ ...view, rifts }).eras[era]?.overflow ?? chance }];
  });
  const [best] = found.toSorted((a, b) => a.after - b.after);
  return best && best.after < chance - 0.1 ? best : undefined;
}

/** L-FOO-4: clones gathered at Dr Foo's era. */
function bigThrow(note: TurnNote): Weighed[] {
  const { thrown } = note;
  if (!thrown || thrown.cubes.length < MANY_CUBES) return [];
  const { foo, clones, cubes, index } = thrown;
  return [weigh({ ...note, index }, 'throw', cubes.length / 5, { era: foo, clones, cubes: cubes.length })];
}

/** Missions that were complete and not archived for several turns. */
function waiting({ turns }: ReviewFacts): Weighed[] {
  const since = new Map<number, TurnNote>();
  const found: Weighed[] = [];
  for (const note of turns) {
    const { end } = note;
    if (!end) continue;
    end.missions.forEach((at, mission) => {
      const isWaiting =
        at >= 0 && isTurned(end, mission) && isComplete(end, mission) && !note.archived.includes(mission);
      const first = since.get(mission);
      if (!isWaiting) since.delete(mission);
      else if (!first) since.set(mission, note);
      else if (note.turn - first.turn >= 2)
        found.push(
          weigh(first, 'waiting', (note.turn - first.turn) / 3, { mission, turns: note.turn - first.turn }),
        );
    });
  }
  return found;
}

/** Moments of a won game: where it could have been lost, and what helped. */
function helped({ turns }: ReviewFacts): Weighed[] {
  return turns.flatMap(note => {
    const found: Weighed[] = [];
    const defeat = note.thrown?.outlook?.defeat ?? 0;
    if (note.thrown && defeat >= 0.05)
      found.push(
        weigh({ ...note, index: note.thrown.index }, 'close', 1 + 2 * defeat, { chance: percent(defeat) }),
      );
    if (note.loops >= 3)
      found.push(weigh(note, 'chain', note.loops / 3, { loops: note.loops, cards: note.used.length }));
    for (const mission of note.archived) found.push(weigh(note, 'archive', 0.9, { mission }));
    return found;
  });
}
