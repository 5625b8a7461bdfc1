/** A shadow table that is fed by events only: they must suffice to follow a game. */
import type { Place, TesseractEvent, TesseractState } from '../src/tesseract/index.ts';

export interface Shadow {
  readonly places: string[];
  readonly values: number[];
  breach: number;
  hands: string[][];
  /** Applies events; throws if one contradicts an earlier one. */
  follow(events: readonly TesseractEvent[]): void;
}

const nameOf = (place: Place): string =>
  place.zone === 'tess' ? `tess ${place.cell}` : place.zone === 'lab' ? `lab ${place.lab}` : place.zone;

export function placesOf(state: TesseractState): string[] {
  const places = Array<string>(state.colours.length).fill('');
  const put = (cubes: readonly number[], place: string): void => {
    for (const cube of cubes) places[cube] = place;
  };
  state.stacks.forEach((cubes, cell) => {
    put(cubes, `tess ${cell}`);
  });
  state.labs.forEach((cubes, lab) => {
    put(cubes, `lab ${lab}`);
  });
  put(state.primed, 'primed');
  put(
    state.board.filter(cube => cube >= 0),
    'board',
  );
  put(state.destroyed, 'destroyed');
  return places;
}

export function shadowOf(state: TesseractState): Shadow {
  const shadow: Shadow = {
    places: placesOf(state),
    values: [...state.values],
    breach: state.breach,
    hands: state.hands.map(hand => [...hand]),
    follow(events) {
      for (const event of events) followOne(shadow, event);
    },
  };
  return shadow;
}

function takeCard(hand: string[], card: string): void {
  if (!hand.includes(card)) throw new Error(`${card} leaves a hand it was not in`);
  hand.splice(hand.indexOf(card), 1);
}

function followOne(shadow: Shadow, event: TesseractEvent): void {
  switch (event.type) {
    case 'moved':
      if (shadow.places[event.cube] !== nameOf(event.from)) {
        throw new Error(
          `cube ${event.cube} leaves ${nameOf(event.from)} but was in ${shadow.places[event.cube]}`,
        );
      }
      shadow.places[event.cube] = nameOf(event.to);
      shadow.values[event.cube] = event.value;
      break;
    case 'changed':
      shadow.values[event.cube] = event.value;
      break;
    case 'rolled': // in a lab or the primed area it stays there; elsewhere it is about to move
      if (/lab|primed/.test(shadow.places[event.cube] ?? '')) shadow.values[event.cube] = event.value;
      break;
    case 'breached':
    case 'healed':
      shadow.breach = event.breach;
      break;
    case 'cardDrawn':
    case 'cardKept':
      shadow.hands[event.lab]?.push(event.card);
      break;
    case 'unspent': // a containment card lies by its column, not in a hand
      if (event.card?.startsWith('L')) shadow.hands[event.lab]?.push(event.card);
      break;
    case 'cardPlayed':
    case 'cardDiscarded':
      takeCard(shadow.hands[event.lab]!, event.card);
      break;
    case 'cardGiven':
      takeCard(shadow.hands[event.from]!, event.card);
      shadow.hands[event.to]?.push(event.card);
      break;
    default:
  }
}
