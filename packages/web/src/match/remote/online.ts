/** What an on-line table has beside the match: people, their clocks, what they ask and say. */
import type { Command, Refusal } from '@tessera/wire';
import type { HeardTable } from './heard.ts';
import type { Trial } from './seatHost.ts';
import type { SocketStatus } from './socket.ts';

/** Somebody shows everybody a place on the board, or the way from one to another. */
export interface Pointed {
  readonly name: string;
  readonly seat: number | null;
  readonly from: string;
  readonly to?: string;
}

/** How many answers of a plan can be given, and what is seen before each of them. */
type TriedPlan = Pick<Trial, 'legalCount' | 'befores'>;

export interface Online {
  /** Undefined until the server has told. A new object with everything that happens. */
  table(): HeardTable | undefined;
  status(): SocketStatus;
  /** The server speaks, or plays by, a version that this page does not have: reloading brings it. */
  isOutdated(): boolean;
  /** Told of whatever happens at the table, and of the connection. */
  subscribe(listener: () => void): () => void;
  /** Done, and shown here, when it resolves; or why not. */
  tell(command: Command): Promise<Refusal | undefined>;
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
