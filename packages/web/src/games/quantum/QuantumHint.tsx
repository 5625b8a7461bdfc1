/** The hint of the quantum table. */
import { whyOf } from '@tessera/games/quantum';
import { HintLine } from '../../table/HintLine.tsx';
import type { QuantumModel } from './contract.ts';
import { deedWords } from './speech.ts';

export const QuantumHint = ({ model }: { readonly model: QuantumModel }) => (
  <HintLine
    model={model}
    hintOf={(answer, { reasons }) => {
      const offered = model.offers.find(({ text }) => text === answer);
      return {
        deed: offered ? deedWords(model, offered) : answer,
        why: reasons.map(({ key, params }) =>
          whyOf(model.words.game, key, params, seat => model.names[seat] ?? ''),
        ),
      };
    }}
    onShow={model.show}
  />
);
