/** Dr Foo's phase, step by step; it replaces the threats while cubes fall. */
import type { LoopEvent } from '@tessera/games/loop';
import { fill, plural } from '../../text/index.ts';
import type { LoopModel } from './contract.ts';
import type { Fall } from './panels/throw.ts';
import { playerName } from './speech.ts';

interface StepsProps {
  readonly model: LoopModel;
  readonly fall: Fall;
}

export function FooSteps({ model, fall }: StepsProps) {
  const { words } = model;
  const steps = stepsOf(model, fall);
  const now = !fall.isTurned ? 1 : fall.landed.length < fall.thrown ? 2 : 3;
  return (
    <section
      className={`lt-threats lt-steps${isLong(steps) ? ' is-long' : ''}`}
      aria-label={words.table.foo.label}
    >
      <ol>
        {steps.map((step, i) => (
          <li
            key={step}
            className={i < now ? 'is-done' : undefined}
            aria-current={i === now ? 'step' : undefined}
          >
            <i aria-hidden="true">{i + 1}</i>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Letters for which the line of a low viewport has room. */
const ROOM = 68;

const isLong = (steps: readonly string[]): boolean => steps.join('').length > ROOM;

/** Steps up to the current animation: Dr Foo's new era, the number of cubes, their landings. */
export function stepsOf(
  model: LoopModel,
  { view, isTurned, landed, thrown, agent }: Fall,
): readonly string[] {
  const { words, clock, snapshot, me } = model;
  const { foo } = words.table;
  const { events } = clock.arriving ?? snapshot;
  const clones = (events as readonly LoopEvent[]).filter(({ type }) => type === 'clone').length;
  return [
    // Without the events of the phase the number of clones is unknown.
    clones > 0 ? plural(words.language, foo.clones, clones) : foo.come,
    isTurned ? fill(foo.turnsTo, { era: words.game.eras[view.foo] ?? '' }) : foo.turns,
    isTurned ? fill(foo.falls, { count: landed.length, all: thrown }) : foo.fall,
    foo.overflow,
    view.holders[agent] === me ? foo.yours : fill(foo.others, { name: playerName(model, agent) }),
  ];
}
