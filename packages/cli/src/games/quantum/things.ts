/** Cards, ships and factions with their effects. */
import {
  CARD_NAMES,
  cardWords,
  FACTIONS,
  factionsOf,
  NOBODY,
  type QuantumView,
} from '@tessera/games/quantum';
import type { Thing } from '../../play/face.ts';
import type { Language } from '../../words.ts';
import { QUANTUM_TEXT } from '../texts.ts';

export function thingsOf(view: QuantumView, language: Language): Thing[] {
  const text = QUANTUM_TEXT[language];
  const cards = cardWords(text.cards, view.options, language);
  const open = [...view.rows.command, ...view.rows.gambit, ...view.commands.flat()];
  const faces = view.ships.filter(die => die !== NOBODY).map(die => view.faces[die]);
  const seated = factionsOf(view.options.factions, view.cubesLeft.length);
  return [
    ...CARD_NAMES.map((id, card) => ({ id, ...cards[id], isHere: open.includes(card) })),
    ...text.ships.map((name, i) => ({
      id: `${i + 1}`,
      name,
      text: `${text.abilities[i]}. ${text.shipTexts[i]}`,
      isHere: faces.includes(i + 1),
    })),
    ...FACTIONS.map(id => ({
      id,
      name: text.factions[id],
      text: text.factionTexts[id],
      isHere: seated.includes(id),
    })),
  ];
}
