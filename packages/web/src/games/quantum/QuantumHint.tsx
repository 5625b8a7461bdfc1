/** The hint of the quantum table. */
import { HintLine } from '../../table/HintLine.tsx';
import type { QuantumModel } from './contract.ts';
import { deedWords } from './speech.ts';

export const QuantumHint = ({ model }: { readonly model: QuantumModel }) => (
  <HintLine
    model={model}
    hintOf={answer => {
      const offered = model.offers.find(({ text }) => text === answer);
      return { deed: offered ? deedWords(model, offered) : answer, why: [] };
    }}
    onShow={model.show}
  />
);
