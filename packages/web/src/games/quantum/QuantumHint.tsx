/** The hint of the quantum table. */
import type { Reason } from '@tessera/bots';
import { whyOf } from '@tessera/games/quantum';
import { HintLine } from '../../table/HintLine.tsx';
import type { Offered, QuantumModel } from './contract.ts';
import { deedWords } from './speech.ts';

export const QuantumHint = ({ model }: { readonly model: QuantumModel }) => (
  <HintLine
    model={model}
    hintOf={(answer, { reasons }) => {
      const offered = model.offers.find(({ text }) => text === answer);
      return offered && { deed: deedWords(model, offered), why: whysOf(model, offered, reasons) };
    }}
    onShow={model.show}
  />
);

/** A hint always says why: where nothing stands out, that nothing does. */
export function whysOf(
  { words, names, view }: Pick<QuantumModel, 'words' | 'names' | 'view'>,
  offered: Pick<Offered, 'verb'>,
  reasons: readonly Reason[],
): readonly string[] {
  const { whys } = words.game;
  if (reasons.length === 0)
    return [offered.verb === 'end' && view.turn.actions === 0 ? whys.spent : whys.best];
  return reasons.map(({ key, params }) => whyOf(words.game, key, params, seat => names[seat] ?? ''));
}
