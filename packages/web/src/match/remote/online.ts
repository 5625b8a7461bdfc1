/** Features of an on-line table: connection, pointing, rematch and plans. */
import type { People, Refusal } from '../client.ts';
import type { AgreedEnd, Trial } from '../protocol.ts';
import type { SocketStatus } from './socket.ts';

/** A place on the board pointed at, or a way from one to another, shown to everybody. */
export interface Pointed {
  readonly name: string;
  readonly seat: number | null;
  readonly from: string;
  readonly to?: string;
}

/** Number of legal answers of a plan, and the view before each of them. */
type TriedPlan = Pick<Trial, 'legalCount' | 'befores'>;

export interface Online extends People {
  status(): SocketStatus;
  /** True if the server has another wire or rules version than this page: reloading updates the page. */
  isOutdated(): boolean;
  point(from: string, to?: string): void;
  onPoint(listener: (pointed: Pointed) => void): () => void;
  /** Result if everybody agreed to end now; undefined if the game has no such end. */
  agreedEnd(): Promise<AgreedEnd | undefined>;
  /** Asks for a rematch with the same people and options; everybody is invited to its table. */
  rematch(): void;
  /** Planning mode: answers are tried on the board, and become the plan of this seat. */
  setPlanning(isOn: boolean): void;
  isPlanning(): boolean;
  /** Legal part of the plan, as far as this seat knows; undefined without a plan, or while it is computed. */
  triedPlan(): TriedPlan | undefined;
  /** True while an answer that was on its way when the connection was lost has no reply yet. */
  isLost(): boolean;
  /** Called with every command refused for want of a connection. */
  onUnsent(listener: () => void): () => void;
  /**
   * Answers given without a connection: a plan of this page, tried on the board and offered after reconnecting.
   * Undefined without any; never sent by itself.
   */
  setAside(): readonly string[] | undefined;
  /** Replaces the answers set aside; an empty list discards them. */
  keepAside(moves: readonly string[]): Promise<void>;
  /** Plays the answers set aside on this seat's turn; what is left then becomes the plan of this seat. */
  playAside(): Promise<Refusal | undefined>;
}
