/** Place of a bot's hint; its text is loaded with the first one. */
import { onDemand } from '../../ui/render/lazy.tsx';
import type { Model } from './useModel.ts';

const HintText = onDemand(() => import('./hint.tsx'));

export function TesseractHint({ model }: { readonly model: Model }) {
  const { isHint, isStale } = model.coach;
  return isHint || isStale ? <HintText model={model} /> : null;
}
