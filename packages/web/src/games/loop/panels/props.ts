/** The part of the model that panels read. */
import type { LoopModel } from '../contract.ts';

export type PanelModel = Pick<
  LoopModel,
  | 'view'
  | 'words'
  | 'me'
  | 'agent'
  | 'names'
  | 'may'
  | 'offers'
  | 'chosen'
  | 'entries'
  | 'layout'
  | 'markOf'
  | 'press'
  | 'pressThing'
  | 'confirm'
  | 'hover'
  | 'hovered'
>;

export interface PanelProps {
  readonly model: PanelModel;
}
