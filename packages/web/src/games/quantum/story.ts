/** What the answers of a match did, in sentences that begin with whoever did it. */
import type { Seat } from '@tessera/engine';
import { dieOf, narrate, ownerOf, type QuantumEvent, type QuantumView } from '@tessera/games/quantum';
import type { StoryLine, Tell } from '../../table/log.ts';
import { planetWords, shipName, squareWords } from './speech.ts';
import type { QuantumWords } from './words/index.ts';

export interface Telling {
  readonly words: QuantumWords;
  /** By seat, as a third person. */
  readonly names: readonly string[];
  /** Through whose eyes it is good or bad. */
  readonly me: Seat;
  /** The table before the first answer. */
  readonly start: QuantumView;
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

export function tellerOf({ words, names, me, start }: Telling): Tell {
  const faces = [...start.faces];
  let turn = start.turn.number;
  const speech = { words, view: start };
  const naming = {
    text: words.game,
    table: start,
    seat: (seat: Seat) => names[seat] ?? '',
    die: (die: number) => shipName(words, faces[die] ?? 0),
    square: (square: number) => squareWords(speech, square),
    planet: (planet: number) => planetWords(speech, planet),
  };
  return ({ events }) => {
    const lines: StoryLine[] = [];
    let sentences: string[] = [];
    let tone: StoryLine['tone'] = 'plain';
    const close = (): void => {
      if (sentences.length > 0) lines.push({ text: sentences.join(' '), tone, turn: turn || undefined });
      sentences = [];
      tone = 'plain';
    };
    for (const event of events as readonly QuantumEvent[]) {
      if (event.type === 'turnStart') {
        close();
        turn = event.number;
      }
      if (!UNTOLD.includes(event.type)) sentences.push(capital(narrate(event, naming)));
      tone = toneOf(event, me) ?? tone;
      turnFaces(faces, event);
    }
    close();
    return lines;
  };
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function toneOf(event: QuantumEvent, me: Seat): StoryLine['tone'] | undefined {
  if (event.type === 'destroyed') return ownerOf(event.die) === me ? 'bad' : undefined;
  if (event.type === 'cube' && event.cause !== 'setup') return event.seat === me ? 'good' : 'bad';
  if (event.type === 'combatEnd') return 'sum';
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
