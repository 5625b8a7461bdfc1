/** The hint of the quantum table. */
import type { Reason } from '@tessera/bots';
import { type Die, ownerOf, whyOf } from '@tessera/games/quantum';
import { HintLine } from '../../table/HintLine.tsx';
import { fill } from '../../text/index.ts';
import type { Offered, QuantumModel } from './contract.ts';
import { deedWords, type Speech, shipWords, squareWords } from './speech.ts';

export const QuantumHint = ({ model }: { readonly model: QuantumModel }) => (
  <HintLine
    model={model}
    hintOf={(answer, { reasons }) => {
      const offered = model.offers.find(({ text }) => text === answer);
      return offered && { deed: placedDeed(model, offered), why: whysOf(model, offered, reasons) };
    }}
    onShow={model.show}
  />
);

/** The deed, with the place of each of its ships where another of the fleet shows the same face. */
export const placedDeed = (speech: Speech, offered: Offered): string =>
  deedWords(speech, offered, placedShip);

function placedShip(speech: Speech, die: Die): string {
  const { words, view } = speech;
  const ship = shipWords(speech, die);
  const square = view.ships.indexOf(die);
  const isTwin = (other: number): boolean =>
    other !== die && ownerOf(other) === ownerOf(die) && view.faces[other] === view.faces[die];
  if (square < 0 || !view.ships.some(other => other >= 0 && isTwin(other))) return ship;
  return fill(words.table.nowOn, { ship, at: squareWords(speech, square) });
}

export function whysOf(
  { words, names, view }: Pick<QuantumModel, 'words' | 'names' | 'view'>,
  offered: Pick<Offered, 'verb'>,
  reasons: readonly Reason[],
): readonly string[] {
  const { whys } = words.game;
  if (reasons.length === 0) return offered.verb === 'end' && view.turn.actions === 0 ? [whys.spent] : [];
  return reasons.map(({ key, params }) => whyOf(words.game, key, params, seat => names[seat] ?? ''));
}
