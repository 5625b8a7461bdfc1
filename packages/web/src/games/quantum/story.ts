/** What the answers of a match did, in sentences that begin with whoever did it. */
import type { Seat } from '@tessera/engine';
import { dieOf, narrate, ownerOf, type QuantumEvent, type QuantumView } from '@tessera/games/quantum';
import type { Tell, Tone } from '../../table/log.ts';
import { storyLines } from '../../table/offers/storyLines.ts';
import { capitalised, fill } from '../../text/index.ts';
import { planetWords, shipName, squareWords } from './speech.ts';
import { newTally, sumWords, type Tally, tallied } from './tally.ts';
import type { QuantumWords } from './words/index.ts';

export interface Telling {
  readonly words: QuantumWords;
  /** By seat, as a third person. */
  readonly names: readonly string[];
  /** Through whose eyes it is good or bad. */
  readonly me: Seat;
  /** The table before the first answer. */
  readonly start: QuantumView;
  /** Whose turns are summed up: nobody saw them being thought about. */
  isBot(seat: Seat): boolean;
}

/** Seen on the table by everybody, and no deed of anybody. */
const UNTOLD: readonly QuantumEvent['type'][] = [
  'cardRevealed',
  'reshuffle',
  'turnEnd',
  'lifted',
  'scrapped',
  'actions',
  'win',
];

export function tellerOf({ words, names, me, start, isBot }: Telling): Tell {
  const faces = [...start.faces];
  const tracks = { research: [...start.research], dominance: [...start.dominance] };
  const tallyOf = (seat: Seat): Tally =>
    newTally(seat, { research: tracks.research[seat] ?? 1, dominance: tracks.dominance[seat] ?? 1 });
  let turn = start.turn.number;
  let tally = tallyOf(start.turn.active);
  const speech = { words, view: start };
  const naming = {
    text: words.game,
    table: start,
    seat: (seat: Seat) => names[seat] ?? '',
    die: (die: number) => shipName(words, faces[die] ?? 0),
    square: (square: number) => squareWords(speech, square),
    planet: (planet: number) => fill(words.table.toldPlanet, { planet: planetWords(speech, planet) }),
  };
  return ({ events }) => {
    const lines = storyLines();
    for (const event of events as readonly QuantumEvent[]) {
      tally = tallied(tally, event);
      if (event.type === 'turnEnd') {
        lines.close(turn);
        const name = names[event.seat] ?? '';
        if (isBot(event.seat)) lines.sum(sumWords(words, start, name, tally), turn);
      } else if (event.type === 'turnStart') {
        lines.close(turn);
        turn = event.number;
        tally = tallyOf(event.seat);
      } else if (event.type === 'research' || event.type === 'dominance')
        tracks[event.type][event.seat] = event.value;
      if (!UNTOLD.includes(event.type)) lines.say(capitalised(narrate(event, naming)));
      lines.paint(toneOf(event, me));
      turnFaces(faces, event);
    }
    lines.close(turn);
    return lines.all;
  };
}

function toneOf(event: QuantumEvent, me: Seat): Tone | undefined {
  if (event.type === 'destroyed') return ownerOf(event.die) === me ? 'bad' : undefined;
  if (event.type === 'cube' && event.cause !== 'setup') return event.seat === me ? 'good' : 'bad';
  return undefined;
}

/** What dice show after an event. */
function turnFaces(faces: number[], event: QuantumEvent): void {
  if (event.type === 'fleetRolled')
    event.faces.forEach((face, number) => {
      faces[dieOf(event.seat, number)] = face;
    });
  else if (event.type === 'roll' || event.type === 'face') faces[event.die] = event.face;
}
