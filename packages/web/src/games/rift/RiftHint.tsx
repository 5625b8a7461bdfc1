/** The hint of the rift table. */
import { parseAction } from '@tessera/games/rift';
import { HintLine } from '../../table/HintLine.tsx';
import { hintOf } from './hintWords.ts';
import type { Model } from './useModel.ts';

export const RiftHint = ({ model }: { readonly model: Model }) => (
  <HintLine
    model={model}
    hintOf={(answer, advice) => hintOf(model.text, model.scene, answer, advice)}
    onShow={answer => model.play.choose(parseAction(answer), 'touch')}
  />
);
