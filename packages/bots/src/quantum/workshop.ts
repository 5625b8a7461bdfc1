/** Pool of scratch states of quantum. */
import { type QuantumState, quantum } from '@tessera/games/quantum';
import * as plan from '../plan/workshop.ts';

export type Workshop = plan.Workshop<QuantumState>;

export const newWorkshop: () => Workshop = plan.newWorkshop;

export const { release } = plan;

export const { played, answersIn } = plan.playing(quantum);

/** True in the phase of actions with nothing pending. */
export const isAtTurn = ({ outcome, pending, turn }: QuantumState): boolean =>
  outcome === null && pending.length === 0 && turn.phase === 'actions';
