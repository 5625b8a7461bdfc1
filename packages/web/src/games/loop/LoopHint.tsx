/** The hint of the loop table. */
import { whyOf } from '@tessera/games/loop';
import { HintLine } from '../../table/HintLine.tsx';
import type { LoopModel } from './contract.ts';
import { deedWords } from './speech.ts';

export const LoopHint = ({ model }: { readonly model: LoopModel }) => (
  <HintLine
    model={model}
    hintOf={(answer, { reasons }) => {
      const offered = model.offers.find(({ text }) => text === answer);
      const { game } = model.words;
      const why = reasons.map(({ key, params }) => whyOf(game, key, params));
      return offered && { deed: deedWords(model, offered), why };
    }}
    onShow={model.show}
  />
);
