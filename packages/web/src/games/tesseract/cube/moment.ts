/** What the scene holds at one moment of a story: dice where they are by now, and all that shines. */
import { shardsAt } from './dice.ts';
import { fire, footlight, type Glow, type Lit, rims, waves } from './glows.ts';
import { spot } from './layout.ts';
import type { Contents } from './picture.ts';
import type { Pose, Poses } from './poses.ts';
import { posesAt, type Sight, type Timeline } from './timeline.ts';

export interface Moment extends Lit {
  readonly timeline: Timeline;
  readonly time: number;
}

/** Rims and tags belong to the view to come: they light up when everything has arrived. */
export const isTelling = ({ time, timeline }: Moment): boolean => time < timeline.length;

export function contentsAt(moment: Moment, sight: Sight): Contents {
  const { timeline, time, focused } = moment;
  const raised = raise(moment, posesAt(timeline, time, sight));
  const poses = [...raised.poses.values(), ...shardsAt(timeline.effects, time)];
  const outlined = focused === undefined ? undefined : raised.tops.get(focused);
  return { poses, outlined, glows: glowsAt(moment) };
}

/** The top cubes of lifted stacks a little higher, unless they are on their way. */
function raise({ view, lifts }: Moment, resting: Poses): { poses: Poses; tops: Poses } {
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

function glowsAt(moment: Moment): Glow[] {
  const { view, focused, timeline, time, lifts, palette } = moment;
  const lights = isTelling(moment)
    ? []
    : [
        ...rims(moment),
        ...(focused === undefined ? [] : footlight(view, focused, lifts[focused] ?? 0, palette)),
      ];
  return [...fires(moment), ...lights, ...waves(timeline.effects, time, palette)];
}

/** Emptied cells burn; one whose story is still to be told does not yet. */
function fires({ view, timeline, time }: Moment): Glow[] {
  const flares = timeline.effects.filter(effect => effect.type === 'flare');
  return view.stacks.flatMap(({ cubes }, cell) => {
    const flare = flares.findLast(effect => effect.cell === cell);
    if (cubes.length > 0 || (flare && time < flare.start)) return [];
    const fading = flare ? Math.max(0, 1 - (time - flare.start) / (flare.end - flare.start)) : 0;
    return fire(view, cell, fading * fading);
  });
}

/** 1 to 0 while a breach shakes the table. */
export function shockAt({ timeline, time }: Moment): number {
  const shock = timeline.effects.find(
    ({ type, start, end }) => type === 'shock' && time >= start && time < end,
  );
  return shock ? 1 - (time - shock.start) / (shock.end - shock.start) : 0;
}
