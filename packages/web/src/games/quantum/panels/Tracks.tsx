/** Research and dominance: six steps, where the die stands, and what the end of the track gives. */
import type { Faction } from '@tessera/games/quantum';
import { fill } from '../../../text/index.ts';
import { Ship } from '../pieces/Ship.tsx';
import { TrackIcon } from './icons.tsx';
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
}

const STEPS = [1, 2, 3, 4, 5, 6] as const;

export function Track({ words: { panels }, name, faction, value, goal, next }: TrackProps) {
  const { sheet } = panels;
  const prize = name === 'research' ? sheet.card : sheet.cube;
  const label = fill(sheet.track, { name: sheet[name], value, goal, prize });
  return (
    <div className="q-track" role="img" aria-label={label}>
      <span className="q-track-name">
        <TrackIcon name={name} />
        {sheet[name]}
      </span>
      {STEPS.map(step => (
        <i key={step} className={step === next ? 'is-next' : step >= goal ? 'is-goal' : ''}>
          {step === value ? <Ship faction={faction} face={step} isSmall /> : step}
        </i>
      ))}
      <small>{prize}</small>
    </div>
  );
}
