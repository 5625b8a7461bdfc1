/** What only panels call by name; the rest is in `speech.ts`. */
import {
  CARD_NAMES,
  type Card,
  type Die,
  type Faction,
  IN_HAND,
  type Orbit,
  RESERVE,
  SCRAPYARD,
} from '@tessera/games/quantum';
import { fill } from '../../../text/index.ts';
import { squareWords } from '../speech.ts';
import type { PanelModel } from './props.ts';

type Speech = Pick<PanelModel, 'view' | 'words'>;

/** "9/9" */
export const sumText = ({ words }: Pick<Speech, 'words'>, { sum, needed }: Orbit): string =>
  fill(words.panels.sum, { sum, needed });

/** Its square, or the zone where it lies. */
export function placeName(speech: Speech, die: Die): string {
  const place = speech.view.places[die] ?? RESERVE;
  const { zones } = speech.words.panels;
  if (place === SCRAPYARD) return zones.scrapyard;
  if (place === RESERVE) return zones.reserve;
  return place === IN_HAND ? zones.hand : squareWords(speech, place);
}

/** A proper name, the same in every language: "Orion". */
export const factionName = (faction: Faction): string => faction.charAt(0).toUpperCase() + faction.slice(1);

/** Its name, and what it does. */
export const cardText = ({ words }: Pick<Speech, 'words'>, card: Card) =>
  words.game.cards[CARD_NAMES[card] as keyof typeof words.game.cards];
