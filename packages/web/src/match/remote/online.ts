/** People at other screens: the connection to them, what they show, what this seat plans. */
import type { People } from '../client.ts';
import type { Trial } from '../protocol.ts';
import type { SocketStatus } from './socket.ts';

/** Somebody shows everybody a place on the board, or the way from one to another. */
export interface Pointed {
  readonly name: string;
  readonly seat: number | null;
  readonly from: string;
  readonly to?: string;
}

/** Number of answers of a plan that can be given, and the view before each of them. */
type TriedPlan = Pick<Trial, 'legalCount' | 'befores'>;

export interface Online extends People {
  status(): SocketStatus;
  /** The server speaks, or plays by, a version that this page does not have: reloading brings it. */
  isOutdated(): boolean;
  point(from: string, to?: string): void;
  onPoint(listener: (pointed: Pointed) => void): () => void;
  /** Another match with the same people and options; everybody is invited to its table. */
  rematch(): void;
  /** Tries answers on the board instead of giving them; they become the plan of this seat. */
  setPlanning(isOn: boolean): void;
  isPlanning(): boolean;
  /** How far the plan can be carried out, as far as this seat knows; undefined while there is none, or that is worked out. */
  triedPlan(): TriedPlan | undefined;
}
