/** A whole turn in one sentence: what lasts of it, and what it does to whoever reads it. */
import type { Reason } from '@tessera/bots';
import type { Seat } from '@tessera/engine';
import {
  buildRefusal,
  type Die,
  geometryOf,
  neededSum,
  orbitSum,
  ownerOf,
  type Planet,
  type QuantumView,
} from '@tessera/games/quantum';
import { fill } from '../../text/index.ts';
import { aimOf } from './aim.ts';
import { type Known, lostIn, type Step } from './chronicle.ts';
import { cardWords, shipName, squareWords, toldPlanet } from './speech.ts';
import type { QuantumWords } from './words/index.ts';

export interface Summing {
  readonly words: QuantumWords;
  /** By seat. */
  readonly names: readonly string[];
  readonly me: Seat;
  /** Any view of the match: its map, and what nobody's deeds change. */
  readonly view: QuantumView;
  /** The table when the turn was over. */
  readonly known: Known;
  /** A bot's reasons for the answers of the turn. */
  readonly reasons: readonly Reason[];
  /** True where only fights are told. */
  readonly isBrief?: boolean;
}

/** "Milo destroyed your Scout 6 and holds 4 of 7 at planet 7 at (4,7)." */
export function sumWords(summing: Summing, seat: Seat, steps: readonly Step[]): string {
  const { words, names } = summing;
  const fights = fightWords(summing, seat, steps);
  const deeds = summing.isBrief
    ? fights
    : [
        ...fights,
        ...cubeWords(summing, steps),
        ...orbitWords(summing, seat, steps),
        ...cardsTaken(summing, steps),
      ];
  const said = counted(deeds.length > 0 ? deeds : smallWords(summing, seat, steps));
  const list = new Intl.ListFormat(words.language, { type: 'conjunction' });
  return fill(words.story.sum, {
    name: names[seat] ?? '',
    deeds: said.length > 0 ? list.format(said) : words.story.sums.nothing,
  });
}

/** The same deed several times is told once. */
const counted = (deeds: readonly string[]): readonly string[] =>
  [...new Set(deeds)].map(deed => {
    const times = deeds.filter(one => one === deed).length;
    return times > 1 ? `${deed} (×${times})` : deed;
  });

function fightWords({ words, names, me }: Summing, seat: Seat, steps: readonly Step[]): readonly string[] {
  const { sums } = words.story;
  const gone = lostIn(steps);
  return steps.flatMap(({ fight }) => {
    if (!fight) return [];
    const { attacker, defender, lost } = fight;
    const faceOf = (die: Die): string =>
      shipName(words, die === attacker.die ? attacker.face : defender.face);
    // An attack that failed says nothing once the same ship is gone.
    if (lost.length === 0) {
      const sentence = ownerOf(defender.die) === me ? sums.failedYours : sums.failed;
      return gone.has(defender.die) ? [] : [fill(sentence, { ship: faceOf(defender.die) })];
    }
    return lost.map(die => {
      const owner = ownerOf(die);
      const sentence = owner === seat ? sums.lost : owner === me ? sums.destroyedYours : sums.destroyed;
      return fill(sentence, { ship: faceOf(die), owner: names[owner] ?? '' });
    });
  });
}

function cubeWords({ words, view, names, me }: Summing, steps: readonly Step[]): readonly string[] {
  const { sums } = words.story;
  const at = (square = -1): string => squareWords({ words, view }, square);
  return steps.flatMap(({ kind, planet, owner = me, path }) => {
    if (kind === 'relocate')
      return [
        fill(owner === me ? sums.relocatedYours : sums.relocated, {
          owner: names[owner] ?? '',
          from: at(path[0]),
          to: at(path[1]),
        }),
      ];
    return kind === 'cube' && planet !== undefined
      ? [fill(sums.cube, { planet: toldPlanet({ words, view }, planet) })]
      : [];
  });
}

/** The planet that the turn was about; without an aim, the one where the ships that moved add up to most. */
function orbitWords(summing: Summing, seat: Seat, steps: readonly Step[]): readonly string[] {
  const { words, view, known, reasons } = summing;
  const { orbitOf } = geometryOf(view.map);
  const built = new Set(steps.map(({ planet }) => planet));
  const near = new Set(
    steps.flatMap(({ die, kind }): readonly Planet[] => {
      const orbit = die === undefined || kind === 'cube' ? -1 : (orbitOf[known.places[die] ?? -1] ?? -1);
      return orbit >= 0 && !built.has(orbit) ? [orbit] : [];
    }),
  );
  const aim = aimOf(view, reasons, built);
  const table = tableOf(view, known);
  const [best] = (aim ? [aim.planet] : [...near])
    .map(planet => ({ planet, sum: orbitSum(table, seat, planet), needed: neededSum(table, seat, planet) }))
    .filter(({ planet, sum, needed }) => sum > 0 && sum <= needed && isOpen(table, seat, planet))
    .toSorted((a, b) => b.sum / b.needed - a.sum / a.needed);
  if (!best) return [];
  const { sums } = words.story;
  const { planet, ...sum } = best;
  const sentence = sum.sum === sum.needed ? sums.ready : sums.holds;
  return [fill(sentence, { planet: toldPlanet({ words, view }, planet), ...sum })];
}

/** Another cube may stand there, once the sum is right. */
const isOpen = (table: QuantumView, seat: Seat, planet: Planet): boolean =>
  [undefined, 'E_SUM'].includes(buildRefusal(table, seat, planet));

/** The view of another moment, as far as ships go. */
function tableOf(view: QuantumView, { places, faces, cubes }: Known): QuantumView {
  const ships = view.ships.map(() => -1);
  places.forEach((square, die) => {
    if (square >= 0) ships[square] = die;
  });
  return { ...view, places: [...places], faces: [...faces], cubes: [...cubes], ships };
}

function cardsTaken({ words }: Summing, steps: readonly Step[]): readonly string[] {
  const cards = steps.flatMap(({ card }) => (card === undefined ? [] : [cardWords(words, card)]));
  return cards.length > 0 ? [fill(words.story.sums.cards, { cards: cards.join(', ') })] : [];
}

/** Of a turn without anything greater. */
function smallWords({ words, view, known }: Summing, seat: Seat, steps: readonly Step[]): readonly string[] {
  const { sums } = words.story;
  const last = (kind: Step['kind']): Step | undefined => steps.findLast(step => step.kind === kind);
  const [move, roll] = [last('move') ?? last('carry') ?? last('deploy'), last('turn')];
  return [
    ...(move ? [fill(sums.moved, { ship: shipName(words, move.face ?? 0), at: at(move) })] : []),
    ...(roll
      ? [fill(sums.turned, { was: shipName(words, roll.was ?? 0), ship: shipName(words, roll.face ?? 0) })]
      : []),
    ...(last('dominance') ? [fill(sums.dominance, { value: last('dominance')?.value ?? 1 })] : []),
    ...(last('research')
      ? [fill(sums.research, { value: last('research')?.value ?? known.research[seat] ?? 1 })]
      : []),
  ];
  function at({ path }: Step): string {
    return squareWords({ words, view }, path.at(-1) ?? 0);
  }
}
