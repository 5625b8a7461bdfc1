/** The hint of the tesseract table. */
import { HintLine } from '../../table/HintLine.tsx';
import { hintOf } from './hintWords.ts';
import type { Model } from './useModel.ts';

export const TesseractHint = ({ model }: { readonly model: Model }) => (
  <HintLine model={model} hintOf={(answer, advice) => hintOf(model, answer, advice)} onShow={model.show} />
);
