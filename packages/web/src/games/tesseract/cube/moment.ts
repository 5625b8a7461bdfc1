/** Content of the scene at one moment of an animation: dice and glows. */
import { shardsAt } from './dice.ts';
import { fire, footlight, type Glow, type Lit, rims, waves } from './glows.ts';
import { spot } from './layout.ts';
import type { Contents } from './picture.ts';
import type { Pose, Poses } from './poses.ts';
import { posesAt, type Sight, type Timeline } from './timeline.ts';

export interface SceneMoment extends Lit {
  readonly timeline: Timeline;
  readonly time: number;
}

/** True while the animation runs; rims and tags belong to the next view and appear after it. */
export const isTelling = ({ time, timeline }: SceneMoment): boolean => time < timeline.length;

export function contentsAt(moment: SceneMoment, sight: Sight): Contents {
  const { timeline, time, focused } = moment;
  const raised = raise(moment, posesAt(timeline, time, sight));
  const poses = [...raised.poses.values(), ...shardsAt(timeline.effects, time)];
  const outlined = focused === undefined ? undefined : raised.tops.get(focused);
  return { poses, outlined, glows: glowsAt(moment) };
}

/** Lifts the top cubes of lifted stacks, unless they are moving. */
function raise({ view, lifts }: SceneMoment, resting: Poses): { poses: Poses; tops: Poses } {
  const [poses, tops] = [new Map(resting), new Map<number, Pose>()];
  for (const [cell, lift] of lifts.entries()) {
    const cubes = view.stacks[cell]?.cubes ?? [];
    const top = cubes.at(-1);
    const pose = top && resting.get(top.id);
    if (!pose || lift === 0 || !pose.position.equals(spot(cell, cubes.length - 1))) continue;
    const lifted = { ...pose, position: pose.position.clone().setY(pose.position.y + lift) };
    poses.set(top.id, lifted);
    tops.set(cell, lifted);
  }
  return { poses, tops };
}

function glowsAt(moment: SceneMoment): Glow[] {
  const { view, focused, timeline, time, lifts, palette } = moment;
  const lights = isTelling(moment)
    ? []
    : [
        ...rims(moment),
        ...(focused === undefined ? [] : footlight(view, focused, lifts[focused] ?? 0, palette)),
      ];
  return [...fires(moment), ...lights, ...waves(timeline.effects, time, palette)];
}

/** Fires of empty cells; a cell whose flare is still to come does not burn yet. */
function fires({ view, timeline, time }: SceneMoment): Glow[] {
  const flares = timeline.effects.filter(effect => effect.type === 'flare');
  return view.stacks.flatMap(({ cubes }, cell) => {
    const flare = flares.findLast(effect => effect.cell === cell);
    if (cubes.length > 0 || (flare && time < flare.start)) return [];
    const fading = flare ? Math.max(0, 1 - (time - flare.start) / (flare.end - flare.start)) : 0;
    return fire(view, cell, fading * fading);
  });
}

/** Strength of a breach's shake, 1 to 0. */
export function shockAt({ timeline, time }: SceneMoment): number {
  const shock = timeline.effects.find(
    ({ type, start, end }) => type === 'shock' && time >= start && time < end,
  );
  return shock ? 1 - (time - shock.start) / (shock.end - shock.start) : 0;
}
