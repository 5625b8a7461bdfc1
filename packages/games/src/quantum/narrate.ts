/** Events as sentences. */
import { fill, type Params, type Seat } from '@tessera/engine';
import { CARD_NAMES } from './cards/index.ts';
import { dieName, squareName } from './notation.ts';
import { geometry, type PublicState } from './state.ts';
import type { QuantumText } from './text/index.ts';
import { type Die, ownerOf, type Planet, type QuantumEvent, type Square } from './types.ts';

export interface Naming {
  readonly text: QuantumText;
  /** Any state of the match: its map names the squares. */
  readonly table: Pick<PublicState, 'map'>;
  seat(seat: Seat): string;
  /** Replaces the notation of a die by a name. */
  die?(die: Die): string;
  square?(square: Square): string;
  planet?(planet: Planet): string;
}

type Key = keyof QuantumText['events'];

/** The key of an event's sentence; some events have several, by cause. */
function keyOf(event: QuantumEvent): Key {
  if (event.type === 'move') {
    if (event.why === 'occupy') return 'occupy';
    return event.path[0] === event.path.at(-1) ? 'circled' : 'move';
  }
  if (event.type === 'cube')
    return event.cause === 'infamy' ? 'infamyCube' : event.cause === 'relocation' ? 'relocatedCube' : 'cube';
  if (event.type === 'combatRoll')
    return event.isFixed ? 'combatFixed' : event.side === 'attack' ? 'combatAttack' : 'combatDefence';
  if (event.type === 'combatEnd') return event.won ? 'combatWon' : 'combatLost';
  return event.type;
}

export function narrate(event: QuantumEvent, naming: Naming): string {
  if (event.type === 'win' && event.winners.length === 0) return naming.text.reasons[event.reason]; // Q-WIN-8
  return fill(naming.text.events[keyOf(event)], paramsOf(event, naming));
}

function paramsOf(event: QuantumEvent, naming: Naming): Params {
  const { text, table, seat } = naming;
  const named = naming.die ?? dieName;
  const square = naming.square ?? ((at: Square): string => squareName(table, at));
  const planet =
    naming.planet ??
    ((at: Planet): string => square(geometry(table as PublicState).planets[at]?.square ?? -1));
  const die = (one: Die): Params => ({ die: named(one), seat: seat(ownerOf(one)) });
  const card = (one: number): string => text.cards[CARD_NAMES[one] as keyof QuantumText['cards']].name;
  return {
    ...('seat' in event ? { seat: seat(event.seat) } : {}),
    ...('die' in event ? die(event.die) : {}),
    ...('faces' in event ? { faces: event.faces.join(' ') } : {}),
    ...('face' in event ? { face: event.face, ship: text.ships[event.face - 1] ?? '' } : {}),
    ...('value' in event ? { value: event.value } : {}),
    ...('planet' in event ? { planet: planet(event.planet) } : {}),
    ...('to' in event ? { to: square(event.to) } : {}),
    ...('path' in event ? { to: square(event.path.at(-1) ?? -1) } : {}),
    ...('with' in event ? { with: named(event.with) } : {}),
    ...('actions' in event ? { actions: event.actions } : {}),
    ...('totals' in event ? { attack: event.totals[0], defence: event.totals[1] } : {}),
    ...more(event, { named, card, square, planet, seat, text }),
  };
}

interface Told {
  named(die: Die): string;
  card(card: number): string;
  square(square: number): string;
  planet(planet: Planet): string;
  seat(seat: Seat): string;
  readonly text: QuantumText;
}

/** Parameters of a single kind of event. */
function more(event: QuantumEvent, { named, card, square, planet, seat, text }: Told): Params {
  switch (event.type) {
    case 'attack':
      return {
        die: named(event.attacker),
        seat: seat(ownerOf(event.attacker)),
        defender: named(event.defender),
        other: seat(ownerOf(event.defender)),
      };
    case 'reroll':
      return { card: text.cards[event.card].name };
    case 'cardTaken':
    case 'cardRevealed':
    case 'cardDiscarded':
      return { card: card(event.card) };
    case 'lifted':
      return { from: square(event.from) };
    case 'cube':
      return event.from === undefined ? {} : { from: planet(event.from) };
    case 'win':
      return { winners: event.winners.map(seat).join(', '), reason: text.reasons[event.reason] };
    default:
      return {};
  }
}
