/** A track of six steps: where it stands, where it stood, and what its end gives. */
import type { Faction } from '@tessera/games/quantum';
import { fill } from '../../../text/index.ts';
import { DeedIcon, TrackIcon } from './icons.tsx';
import type { PanelModel } from './props.ts';

interface TrackProps {
  readonly words: PanelModel['words'];
  readonly name: 'research' | 'dominance';
  readonly faction: Faction;
  readonly value: number;
  /** Where it pays. */
  readonly goal: number;
  /** Where what is chosen would take it. */
  readonly next?: number | undefined;
  /** Where it stood before what has just happened. */
  readonly was?: number | undefined;
}

const STEPS = [1, 2, 3, 4, 5, 6] as const;

export function Track({ words: { panels }, name, faction, value, goal, next, was }: TrackProps) {
  const { sheet } = panels;
  const prize = name === 'research' ? sheet.card : sheet.cube;
  const label = fill(sheet.track, { name: sheet[name], value, goal, prize });
  const flagsOf = (step: number): string =>
    [
      step === value && 'is-now',
      step < value && 'is-done',
      step === goal && 'is-goal',
      step === next && 'is-next',
      step === was && was !== value && 'is-was',
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <div className={`q-track of-${faction}`} role="img" aria-label={label} title={label}>
      <span className="q-track-name">
        <TrackIcon name={name} />
        {sheet[name]}
      </span>
      {STEPS.map(step => (
        <i key={step} className={flagsOf(step)}>
          {step === goal && step !== value ? (
            <DeedIcon name={name === 'research' ? 'card' : 'construct'} size={15} />
          ) : (
            step
          )}
        </i>
      ))}
    </div>
  );
}
