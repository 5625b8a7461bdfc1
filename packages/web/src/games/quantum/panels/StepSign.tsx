/** Who did something, and what it was: the mark of a faction and the sign of a deed. */
import type { Faction } from '@tessera/games/quantum';
import type { StepKind } from '../chronicle.ts';
import { CubeMark } from '../pieces/CubeMark.tsx';
import { DeedIcon, type DeedIconName } from './icons.tsx';

const SIGNS: Readonly<Record<StepKind, DeedIconName>> = {
  move: 'move',
  attack: 'attack',
  deploy: 'deploy',
  carry: 'transport',
  warp: 'warp',
  turn: 'reconfigure',
  cube: 'construct',
  relocate: 'construct',
  research: 'research',
  dominance: 'dominance',
  card: 'card',
};

export interface StepSignProps {
  readonly faction?: Faction | undefined;
  readonly kind: StepKind | undefined;
}

export const StepSign = ({ faction, kind }: StepSignProps) => (
  <span className="q-step-sign" aria-hidden="true">
    {faction && <CubeMark faction={faction} />}
    {kind && <DeedIcon name={SIGNS[kind]} size={15} />}
  </span>
);
