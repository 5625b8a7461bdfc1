/** Ships, squares, planets and whole deeds in a player's words. */
import type { Params, Seat } from '@tessera/engine';
import {
  answerWords,
  CARD_NAMES,
  type Card,
  type Die,
  geometryOf,
  ownerOf,
  type Planet,
  type QuantumView,
  type Square,
  type Verb,
} from '@tessera/games/quantum';
import { capitalised, fill, percent } from '../../text/index.ts';
import type { TurnCause } from './chronicle.ts';
import type { Offered } from './contract.ts';
import type { QuantumWords } from './words/index.ts';

/** Who speaks about what. */
export interface Speech {
  readonly words: QuantumWords;
  readonly view: QuantumView;
  readonly names: readonly string[];
  /** The seat that is addressed: its ships are "your", whatever it is called. */
  readonly you?: Seat | undefined;
}

/** "Destroyer 3". */
export const shipName = ({ game, table }: QuantumWords, face: number): string =>
  face === 0 ? table.reserveShip : fill(table.ship, { type: game.ships[face - 1] ?? '', face });

export const shipWords = ({ words, view }: Speech, die: Die): string => shipName(words, view.faces[die] ?? 0);

/** "Destroyer 3 of Ada", "your Destroyer 3". */
export function shipOf(speech: Speech, die: Die): string {
  const { words, names, you } = speech;
  const [ship, owner] = [shipWords(speech, die), ownerOf(die)];
  return owner === you
    ? fill(words.table.labels.own, { ship })
    : fill(words.table.shipOf, { ship, owner: names[owner] ?? '' });
}

/** Of places alone: any view of the match has its map. */
interface OnMap {
  readonly words: QuantumWords;
  readonly view: Pick<QuantumView, 'map'>;
}

/** "(4,3)". */
export function squareWords({ words, view }: OnMap, square: Square): string {
  const { xs, ys } = geometryOf(view.map);
  return fill(words.table.at, { x: xs[square] ?? 0, y: ys[square] ?? 0 });
}

/** "planet 10"; where several have its number, "planet 9 at (4,7)". */
export function planetWords(speech: OnMap, planet: Planet): string {
  const { planets } = geometryOf(speech.view.map);
  const { number, square } = planets[planet] ?? { number: 0, square: 0 };
  const isOnlyOne = planets.filter(one => one.number === number).length === 1;
  const { planetAt, labels } = speech.words.table;
  return fill(isOnlyOne ? labels.planet : planetAt, { number, at: squareWords(speech, square) });
}

/** The same within a sentence of the story. */
export const toldPlanet = (speech: OnMap, planet: Planet): string =>
  fill(speech.words.table.toldPlanet, { planet: planetWords(speech, planet) });

export const cardWords = ({ game }: QuantumWords, card: Card): string =>
  game.cards[CARD_NAMES[card] as keyof typeof game.cards].name;

/** Name of the action, the ability or the card that turned a ship. */
export function causeWords({ game, panels }: QuantumWords, why: TurnCause): string {
  const [modify, scout] = [game.abilities[3], game.abilities[5]];
  const names: Readonly<Record<TurnCause, string | undefined>> = {
    reconfigure: panels.bar.reconfigure,
    scout,
    modify,
    clever: game.cards.clever.name,
    flexible: game.cards.flexible.name,
  };
  return names[why] ?? '';
}

const planetOn = ({ map }: QuantumView, square: Square): Planet => geometryOf(map).planetOn[square] ?? -1;

/** What an answer does, as an order: "attack Scout 6 of Milo from (5,6)". */
export const deedWords = (speech: Speech, offered: Offered, shipIn = shipWords): string =>
  answerWords(speech.words.game, speech.view, offered, paramsOf(speech, offered, shipIn));

/** One choice of several where the question has said the deed: "planet 9 at (4,7)". */
export function choiceWords(speech: Speech, offered: Offered): string {
  const picks: Readonly<Partial<Record<Verb, string>>> = speech.words.table.picks;
  const pick = picks[offered.verb];
  return capitalised(pick ? fill(pick, paramsOf(speech, offered)) : deedWords(speech, offered));
}

function paramsOf(speech: Speech, offered: Offered, shipIn = shipWords): Params {
  const { words, view, names, you } = speech;
  const { die, other, square, from, face, card, seat } = offered;
  const at = square === undefined ? '' : squareWords(speech, square);
  const target = square === undefined ? -1 : (view.ships[square] ?? -1);
  return {
    ship: die === undefined ? '' : shipIn(speech, die),
    other: other === undefined ? '' : shipIn(speech, other),
    at,
    from: from === undefined ? '' : squareWords(speech, from),
    target: target < 0 ? '' : shipOf(speech, target),
    planet: square === undefined ? '' : planetWords(speech, planetOn(view, square)),
    face: face === undefined ? '' : shipName(words, face),
    card: card === undefined ? '' : cardWords(words, card),
    owner: seat === undefined ? '' : seat === you ? words.table.yourFleet : (names[seat] ?? ''),
  };
}

export const chanceWords = ({ language }: QuantumWords, chance: number): string => percent(language, chance);
