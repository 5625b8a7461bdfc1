/** Text of a throw in progress: landed cubes are known, the rest is given by chances. */
import {
  type Agent,
  clonesAt,
  type Era,
  fallOutlook,
  type LoopEvent,
  type LoopView,
  missionStates,
  nextEra,
  prevEra,
  RIFT_SLOTS,
  stakesOf,
  TOWERS,
} from '@tessera/games/loop';
import { fill, percent, plural } from '../../../text/index.ts';
import { cardName, missionText } from './names.ts';
import type { PanelModel } from './props.ts';

/** A throw in progress, or fallen cubes that are not placed yet. */
export interface Fall {
  /** The view before any cube is placed. */
  readonly view: LoopView;
  readonly thrown: number;
  /** Eras of the landed cubes. */
  readonly landed: readonly Era[];
  readonly flying: number;
  readonly agent: Agent;
  readonly turn: number;
  /** True once Dr Foo has turned, which reveals his era. */
  readonly isTurned: boolean;
}

/** Eras, repeated for each cube. */
export const landedOf = (fallen: readonly number[]): readonly Era[] =>
  fallen.flatMap((count, era) => Array.from({ length: count }, () => era));

/** The cubes that the Time Prowler decides about. */
export function askedFall(view: LoopView): Fall | undefined {
  const frame = view.pending.find(({ type }) => type === 'foo');
  if (view.decision?.kind !== 'cancelRift' || frame?.type !== 'foo') return undefined;
  const landed = landedOf(frame.fallen);
  const { active: agent, turn } = view;
  return { view, thrown: landed.length, landed, flying: 0, agent, turn, isTurned: true };
}

export const thrownIn = (events: readonly LoopEvent[]): number | undefined =>
  events.find(event => event.type === 'thrown')?.eras.length;

export interface Exit {
  readonly era: Era;
  readonly rifts: number;
  readonly fresh: number;
  readonly share: string;
  readonly isHot: boolean;
  readonly chance: string;
  readonly sentence: string;
  readonly lost: string;
  /** Text about the value of removing one of its cubes. */
  readonly cancelled: string;
}

type Model = Pick<PanelModel, 'words'>;

export function exitsOf({ words }: Model, fall: Fall): readonly Exit[] {
  const { view, landed, thrown } = fall;
  const outlook = fallOutlook(view, landed, thrown);
  const weights = TOWERS[view.options.tower as keyof typeof TOWERS] ?? TOWERS.uniform;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const isOver = landed.length >= thrown;
  return [prevEra(view.foo), view.foo, nextEra(view.foo)].map((era, i) => {
    const fresh = landed.filter(at => at === era).length;
    const rifts = view.rifts[era] ?? 0;
    const { overflow = 0, defeat = 0 } = outlook.eras[era] ?? {};
    const { throw: said } = words.panels;
    const share = era === view.foo ? said.foo : fill(said.exit, { share: weights[i] ?? 1, all });
    const chance = percent(words.language, overflow);
    const room = RIFT_SLOTS - rifts - fresh;
    // Without a risk the room that is left says more than a chance of zero, three times.
    const isHeld = overflow === 0;
    // L-END: the next rift there ends the game.
    const isLast = isOver && isHeld && room <= 0 && view.isVortex[era] === true;
    return {
      era,
      rifts,
      fresh,
      // Once all cubes have landed, chances say nothing; the room that is left does.
      share: isOver ? '' : share,
      isHot: overflow >= 0.4 || defeat > 0 || isLast,
      chance: isHeld ? '' : chance,
      sentence: isHeld ? roomWords(words, room) : sentenceOf(words, room + 1),
      lost: isLast ? said.defeat : overflow === 0 ? '' : lostWords({ words }, view, era, defeat > 0),
      cancelled: cancelWords({ words }, rifts + fresh),
    };
  });
}

function sentenceOf(words: PanelModel['words'], more: number): string {
  const { throw: said } = words.panels;
  return more <= 0 ? said.sure : plural(words.language, said.more, more);
}

/** Rifts that an era still holds. */
const roomWords = ({ language, panels: { throw: said } }: PanelModel['words'], room: number): string =>
  room > 0 ? plural(language, said.room, room) : said.full;

function cancelWords({ words }: Model, rifts: number): string {
  const { throw: said } = words.panels;
  if (rifts <= RIFT_SLOTS) return said.cancelMore;
  return rifts === RIFT_SLOTS + 1 ? said.cancelSaves : said.cancelVain;
}

/** Losses if the era overflows. */
function lostWords({ words }: Model, view: LoopView, era: Era, isDefeat: boolean): string {
  const { throw: said } = words.panels;
  if (isDefeat) return said.defeat;
  const naming = { words, view };
  const { mission, cards } = stakesOf(view, era);
  const state = missionStates(view).find(one => one.mission === mission);
  const things = [
    ...(mission === 'hidden' ? [said.hidden] : []),
    ...(state
      ? [
          fill(said.mission, {
            mission: missionText(naming, state.mission).name,
            damage: state.damage,
            need: state.need,
          }),
        ]
      : []),
    ...cards.map(card => cardName(naming, card)),
  ];
  return things.length === 0 ? said.lostNothing : fill(said.lost, { things: things.join(', ') });
}

/** Number of cubes, with its reasons. */
export function whyWords({ words }: Model, { view, thrown }: Fall): string {
  const { throw: said } = words.panels;
  const clones = clonesAt(view, view.foo);
  if (thrown < 2 + clones) return fill(said.fewer, { count: thrown });
  return clones === 0 ? said.plain : plural(words.language, said.why, clones);
}
