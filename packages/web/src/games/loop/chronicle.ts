// @chunk own
/**
 * Chronicle of a match: every deed with the events it caused and the ways of the pieces it moved. Events alone
 * do not say where an agent came from, nor which card a removed rift is due to. Pure.
 */
import type { Seat } from '@tessera/engine';
import {
  type Agent,
  damageOn,
  type Era,
  energyAt,
  type LoopEvent,
  type LoopView,
  type Token,
} from '@tessera/games/loop';
import type { HistoryEntry } from '../../match/client.ts';
import type { Chronicle as AnyChronicle, Step as AnyStep } from '../../table/story/trace.ts';

/** Seat of Dr Foo, who has none. */
export const FOO: Seat = -1;

export type StepKind = 'foo' | 'cancel' | 'vortex' | 'ultra' | 'move' | 'loop' | 'card' | Answered;
type Answered = 'power' | 'claim' | 'take' | 'archive';

/** Way of an agent or a clone from one era to another; clones out of the bag come from the Machine. */
export interface Way {
  readonly piece: { readonly agent: Agent } | { readonly token: Token };
  readonly from: Era | undefined;
  readonly to: Era;
}

/** Cubes that came to an era (positive) or left it. */
export interface Cubes {
  readonly era: Era;
  readonly rifts: number;
  readonly energy: number;
}

export interface Step extends AnyStep {
  readonly kind: StepKind;
  /** Undefined for Dr Foo. */
  readonly agent: Agent | undefined;
  /** Era where the agent stood; Dr Foo's own, or the one of a vortex; -1 for none. */
  readonly at: Era;
  /** The deed, then its effects. */
  readonly events: readonly LoopEvent[];
  readonly ways: readonly Way[];
  readonly cubes: readonly Cubes[];
  /** Clones destroyed by it, and where. */
  readonly gone: readonly { readonly token: Token; readonly era: Era }[];
}

/** Counts that the effects of a trace are told by. */
export interface Known {
  readonly eras: readonly Era[];
  readonly rifts: readonly number[];
  /** Perpetual energy included. */
  readonly energy: readonly number[];
  readonly isVortex: readonly boolean[];
  /** By mission. */
  readonly damage: readonly number[];
}

export interface Chronicle extends AnyChronicle<Step> {
  /** Counts when the news of a seat began. */
  before(seat: Seat): Known;
}

type Mutable = { -readonly [K in keyof Known]: [...Known[K]] };

/** Answers that begin a deed of their own; all others go on with the one before. */
const DEEDS = /^(useCard|loop|move|freeMove|power|claim|endActions)\b/;

/** Events that the ring does not show: hands, piles, and what other events imply. */
const QUIET: readonly LoopEvent['type'][] = [
  'turn',
  'phase',
  'rift',
  'paid',
  'readied',
  'drawn',
  'discarded',
  'reshuffled',
  'bigDeckReshuffled',
  'dealt',
  'laid',
  'cycle',
  'end',
  'left',
];

/** Chronicle of a match that goes on: answers of the last call are not followed again. */
export function chroniclerOf(start: LoopView): (entries: readonly HistoryEntry[]) => Chronicle {
  let followed = followerOf(start);
  let count = 0;
  let last: HistoryEntry | undefined;
  return entries => {
    if (entries[count - 1] !== last) {
      followed = followerOf(start);
      count = 0;
    }
    for (const entry of entries.slice(count)) followed.add(entry, ++count);
    last = entries[count - 1];
    return followed.told();
  };
}

export const chronicleOf = (start: LoopView, entries: readonly HistoryEntry[]): Chronicle =>
  chroniclerOf(start)(entries);

interface Follower {
  add(entry: HistoryEntry, count: number): void;
  told(): Chronicle;
}

function followerOf(start: LoopView): Follower {
  const known = knownIn(start);
  const steps: Step[] = [];
  const news: { readonly at: number; readonly known: Known }[] = [];
  let { turn, active } = start;
  let isFoo = start.phase === 'foo';
  let isOpen = false;
  const holderOf = (agent: Agent): Seat => start.holders[agent] ?? 0;
  const learn = (seat: Seat): void => {
    news[seat] = { at: steps.length, known: copyOf(known) };
  };
  const add = ({ seat, move, events }: HistoryEntry, count: number): void => {
    // Help in another turn, and the answer to a throw, are no deeds of one's own turn.
    let isOwn = seat === holderOf(active) && !isFoo;
    if (DEEDS.test(move)) isOpen = false;
    // Energy is paid before the deed that it pays for.
    let paid: LoopEvent | undefined;
    for (const event of events as readonly LoopEvent[]) {
      if (event.type === 'turn') {
        if (isOwn) learn(seat);
        isOwn = false;
        ({ turn, agent: active } = event);
        isFoo = true;
        isOpen = false;
      }
      if (event.type === 'phase') isFoo = event.phase === 'foo';
      const begun = beginningOf(event, start, {
        active,
        isFoo,
        open: isOpen ? steps.at(-1)?.kind : undefined,
      });
      if (begun) {
        const { kind, agent } = begun;
        const by =
          agent === undefined ? { seat: FOO, at: -1 } : { seat: holderOf(agent), at: known.eras[agent] ?? 0 };
        steps.push({ kind, agent, ...by, count, turn, events: [], ways: [], cubes: [], gone: [] });
        isOpen = true;
        const opened = steps.at(-1);
        if (paid && opened) steps[steps.length - 1] = withEvent(opened, paid, known, count);
        paid = undefined;
      } else if (event.type === 'paid' && !isOpen) paid = event;
      const last = steps.at(-1);
      if (isOpen && last) steps[steps.length - 1] = withEvent(last, event, known, count);
      change(known, event);
    }
    if (isOwn) learn(seat);
  };
  /** A copy: the lists that it is made of grow. */
  const told = (): Chronicle => {
    const learnt = [...news];
    return {
      steps: [...steps],
      since: seat => learnt[seat]?.at ?? 0,
      before: seat => learnt[seat]?.known ?? knownIn(start),
    };
  };
  return { add, told };
}

const knownIn = (view: LoopView): Mutable => ({
  eras: [...view.eras],
  rifts: [...view.rifts],
  energy: view.energy.map((_, era) => energyAt(view, era)),
  isVortex: [...view.isVortex],
  damage: view.damage.map((_, mission) => damageOn(view, mission)),
});

interface Moment {
  readonly active: Agent;
  readonly isFoo: boolean;
  /** Kind of the step that effects still go to. */
  readonly open: StepKind | undefined;
}

interface Begun {
  readonly kind: StepKind;
  /** Undefined for Dr Foo. */
  readonly agent: Agent | undefined;
}

/** The step that an event begins; undefined for an effect. */
function beginningOf(event: LoopEvent, start: LoopView, { active, isFoo, open }: Moment): Begun | undefined {
  const foo = (kind: StepKind): Begun => ({ kind, agent: undefined });
  switch (event.type) {
    case 'used':
      return { kind: 'card', agent: event.agent };
    case 'applied':
      // A card that applies another one is one deed.
      return open === 'card' || open === 'power' ? undefined : { kind: 'card', agent: event.agent };
    case 'looped':
      return { kind: 'loop', agent: event.agent };
    case 'power':
      return { kind: 'power', agent: event.agent };
    case 'added':
      return { kind: 'take', agent: event.agent };
    case 'archived':
      return { kind: 'archive', agent: active };
    case 'moved':
      return event.why === 'move' || event.why === 'free' ? { kind: 'move', agent: event.agent } : undefined;
    case 'damage':
      return open === undefined && !isFoo ? { kind: 'claim', agent: active } : undefined;
    case 'cancelled':
      // L-AGENT-1: the Time Prowler alone.
      return { kind: 'cancel', agent: start.agents.indexOf(0) };
    case 'vortex':
      return foo('vortex');
    case 'ultraApplied':
      return foo('ultra');
    case 'clone':
      // L-ULTRA-2: clones may come from an Ultramachina card.
      return isFoo && open !== 'foo' && open !== 'ultra' ? foo('foo') : undefined;
    case 'foo':
    case 'thrown':
      return isFoo && open !== 'foo' ? foo('foo') : undefined;
    default:
      return undefined;
  }
}

/** A step with one more event. */
function withEvent(step: Step, event: LoopEvent, { eras }: Known, count: number): Step {
  const way = (piece: Way['piece'], from: Era | undefined, to: Era): Step => ({
    ...grown,
    ways: [...step.ways, { piece, from, to }],
  });
  const cubes = (era: Era, rifts: number, energy: number): Step => ({
    ...grown,
    cubes: counted(step.cubes, { era, rifts, energy }),
  });
  const grown = QUIET.includes(event.type) ? step : { ...step, count, events: [...step.events, event] };
  switch (event.type) {
    case 'moved':
      return way({ agent: event.agent }, eras[event.agent], event.to);
    case 'clone':
      return way({ token: event.token }, undefined, event.era);
    case 'cloneMoved':
      return way({ token: event.token }, event.from, event.to);
    case 'cloneDestroyed':
      return { ...grown, gone: [...step.gone, { token: event.token, era: event.era }] };
    case 'rift':
      return cubes(event.era, event.count, 0);
    case 'riftRemoved':
      return cubes(event.era, -1, 0);
    case 'energy':
      return cubes(event.era, 0, 1);
    case 'energyLost':
    case 'paid':
      return cubes(event.era, 0, -event.count);
    case 'foo':
    case 'vortex':
      return { ...grown, at: event.era };
    default:
      return grown;
  }
}

/** Changes of the same era are one. */
export function counted(cubes: readonly Cubes[], more: Cubes): readonly Cubes[] {
  const found = cubes.find(({ era }) => era === more.era);
  if (!found) return [...cubes, more];
  const sum = { ...more, rifts: found.rifts + more.rifts, energy: found.energy + more.energy };
  return cubes.map(one => (one === found ? sum : one));
}

function change(known: Mutable, event: LoopEvent): void {
  const add = (list: number[], at: number, many: number): void => {
    list[at] = Math.max(0, (list[at] ?? 0) + many);
  };
  switch (event.type) {
    case 'moved':
      known.eras[event.agent] = event.to;
      break;
    case 'rift':
      add(known.rifts, event.era, event.count);
      break;
    case 'riftRemoved':
      add(known.rifts, event.era, -1);
      break;
    case 'vortex':
      known.rifts[event.era] = 0;
      known.isVortex[event.era] = true;
      break;
    case 'energy':
      add(known.energy, event.era, 1);
      break;
    case 'energyLost':
    case 'paid':
      add(known.energy, event.era, -event.count);
      break;
    case 'damage':
      add(known.damage, event.mission, 1);
      break;
    default:
  }
}

const copyOf = ({ eras, rifts, energy, isVortex, damage }: Known): Known => ({
  eras: [...eras],
  rifts: [...rifts],
  energy: [...energy],
  isVortex: [...isVortex],
  damage: [...damage],
});
