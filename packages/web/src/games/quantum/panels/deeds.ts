/** What can be done in a turn, as the bar shows it: what it would do now, what it costs, or why it cannot be done. */
import type { Verb } from '@tessera/games/quantum';
import type { Offered } from '../contract.ts';
import type { DeedIconName } from './icons.tsx';
import type { PanelModel } from './props.ts';

export interface Deed {
  readonly key: string;
  readonly icon: DeedIconName;
  readonly name: string;
  readonly caption: string;
  /** In its place in a hand. */
  readonly brief?: string | undefined;
  /** In actions. */
  readonly cost: number;
  readonly isReady: boolean;
  /** A planet waits for it. */
  readonly isGood?: boolean;
  readonly isOn: boolean;
  press(): void;
}

export type DeedModel = Pick<
  PanelModel,
  | 'view'
  | 'words'
  | 'me'
  | 'offers'
  | 'selected'
  | 'layout'
  | 'mode'
  | 'chosen'
  | 'enter'
  | 'press'
  | 'names'
  | 'factions'
>;

export const ofVerb = (offers: readonly Offered[], ...verbs: readonly Verb[]): readonly Offered[] =>
  offers.filter(({ verb }) => verbs.includes(verb));
