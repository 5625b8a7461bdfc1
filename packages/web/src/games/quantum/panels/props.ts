/** What panels are given: the part of the model that says what to draw and takes what is pressed. */
import type { QuantumModel } from '../contract.ts';

export type PanelModel = Pick<
  QuantumModel,
  | 'view'
  | 'words'
  | 'me'
  | 'factions'
  | 'names'
  | 'may'
  | 'offers'
  | 'selected'
  | 'mode'
  | 'chosen'
  | 'hovered'
  | 'layout'
  | 'select'
  | 'enter'
  | 'press'
  | 'confirm'
  | 'hover'
  | 'before'
  | 'lost'
  | 'isReading'
  | 'read'
  | 'say'
> &
  Partial<Pick<QuantumModel, 'back'>>;

export interface PanelProps {
  readonly model: PanelModel;
}
