/** A whole turn in one line. */
import type { Seat } from '@tessera/engine';
import type { Card, Planet, QuantumEvent, QuantumView } from '@tessera/games/quantum';
import { ownerOf } from '@tessera/games/quantum';
import { fill, plural } from '../../text/index.ts';
import { cardWords, planetWords } from './speech.ts';
import type { QuantumWords } from './words/index.ts';

/** Where somebody's tracks stand. */
type Tracks = Readonly<Record<'research' | 'dominance', number>>;

export interface Tally {
  readonly seat: Seat;
  readonly moves: number;
  /** Ships rolled anew, and pairs of ships that swapped places. */
  readonly rolled: number;
  readonly swapped: number;
  /** Attacks, and those that succeeded. */
  readonly attacks: number;
  readonly won: number;
  /** Own ships that were destroyed. */
  readonly lost: number;
  readonly planets: readonly Planet[];
  readonly cards: readonly Card[];
  readonly before: Tracks;
  readonly after: Tracks;
}

export const newTally = (seat: Seat, tracks: Tracks): Tally => ({
  seat,
  moves: 0,
  rolled: 0,
  swapped: 0,
  attacks: 0,
  won: 0,
  lost: 0,
  planets: [],
  cards: [],
  before: tracks,
  after: tracks,
});

export function tallied(tally: Tally, event: QuantumEvent): Tally {
  switch (event.type) {
    case 'move':
      return event.why === 'move' ? { ...tally, moves: tally.moves + 1 } : tally;
    case 'roll':
      return event.why === 'reconfigure' || event.why === 'scout'
        ? { ...tally, rolled: tally.rolled + 1 }
        : tally;
    case 'warp':
      return { ...tally, swapped: tally.swapped + 1 };
    case 'combatEnd':
      return { ...tally, attacks: tally.attacks + 1, won: tally.won + Number(event.won) };
    case 'destroyed':
      return ownerOf(event.die) === tally.seat ? { ...tally, lost: tally.lost + 1 } : tally;
    case 'cube':
      return event.seat === tally.seat && event.cause !== 'relocation'
        ? { ...tally, planets: [...tally.planets, event.planet] }
        : tally;
    case 'cardTaken':
      return { ...tally, cards: [...tally.cards, event.card] };
    case 'research':
    case 'dominance':
      return event.seat === tally.seat
        ? { ...tally, after: { ...tally.after, [event.type]: event.value } }
        : tally;
    default:
      return tally;
  }
}

/** "Milo’s turn in one line: 2 moves, 1 of 2 attacks won, a cube on planet 9, research 2 → 4, took Agile." */
export function sumWords(
  words: QuantumWords,
  view: Pick<QuantumView, 'map'>,
  name: string,
  { moves, rolled, swapped, attacks, won, lost, planets, cards, before, after }: Tally,
): string {
  const { sums } = words.table;
  const { language } = words;
  const track = (key: keyof Tracks): string | false =>
    before[key] !== after[key] && fill(sums[key], { before: before[key], after: after[key] });
  const deeds = [
    moves > 0 && plural(language, sums.moves, moves),
    rolled > 0 && plural(language, sums.rolled, rolled),
    swapped > 0 && plural(language, sums.swapped, swapped),
    attacks > 0 && fill(plural(language, sums.attacks, attacks), { won }),
    lost > 0 && plural(language, sums.lost, lost),
    ...planets.map(planet => fill(sums.cube, { planet: planetWords({ words, view }, planet) })),
    track('dominance'),
    track('research'),
    cards.length > 0 && fill(sums.cards, { cards: cards.map(card => cardWords(words, card)).join(', ') }),
  ].filter(Boolean);
  return fill(sums.turn, { name, deeds: deeds.length > 0 ? deeds.join(', ') : sums.nothing });
}
