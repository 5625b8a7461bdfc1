/** What each square holds and offers, in words, for who cannot see the board. */
import { geometryOf, ownerOf, type Square } from '@tessera/games/quantum';
import { personsOf } from '../../../match/seating.ts';
import { fill, percent } from '../../../text/index.ts';
import type { QuantumModel } from '../contract.ts';
import { sumsOf } from '../marks.ts';
import { shipName, shipOf, squareWords } from '../speech.ts';

export function labelsOf(model: QuantumModel): readonly string[] {
  const { view, words, names, marks, selected, me, snapshot } = model;
  const isAlone = personsOf(snapshot.setup).length === 1;
  const { labels } = words.table;
  const speech = { words, view, names };
  const { planetOn, orbitOf, planets, size } = geometryOf(view.map);
  const sums = sumsOf(view);
  const holds = (square: Square): string => {
    const planet = planetOn[square] ?? -1;
    if (planet >= 0) return planetLabel(model, planet, sums[planet] ?? []);
    const ship = view.ships[square] ?? -1;
    if (ship >= 0)
      return isAlone && ownerOf(ship) === me
        ? fill(labels.own, { ship: shipName(words, view.faces[ship] ?? 0) })
        : shipOf(speech, ship);
    const ghost = marks.ghosts.get(square);
    if (ghost !== undefined) return fill(labels.ghost, { ship: shipName(words, view.faces[ghost] ?? 0) });
    const orbit = planets[orbitOf[square] ?? -1];
    return orbit ? fill(labels.orbit, { number: orbit.number }) : labels.empty;
  };
  const offers = (square: Square): string[] => {
    const ship = view.ships[square] ?? -1;
    const hit = marks.hits.get(square);
    return [
      ...(ship >= 0 && ship === selected ? [labels.selected] : []),
      ...(ship >= 0 && ship !== selected && marks.dice.has(ship) ? [labels.ready] : []),
      ...(marks.reach.has(square) ? [labels.reach] : []),
      ...(marks.completing.has(square) ? [labels.completing] : []),
      ...(hit ? [fill(labels.hit, { chance: percent(words.language, hit.chance) })] : []),
      ...(marks.planets.has(square) ? [labels.choose] : []),
      ...(marks.chosen === square ? [labels.chosen] : []),
      ...(marks.decided === square ? [words.table.decided] : []),
      ...(ship >= 0 && view.moved[ship] && ownerOf(ship) === view.turn.active ? [labels.moved] : []),
    ];
  };
  return Array.from({ length: size }, (_, square) =>
    [`${squareWords(speech, square)} ${holds(square)}`, ...offers(square)].join(', '),
  );
}

function planetLabel(
  { view, words, names }: QuantumModel,
  planet: number,
  sums: ReturnType<typeof sumsOf>[number],
): string {
  const { labels } = words.table;
  const { number = 0, slots = 0 } = geometryOf(view.map).planets[planet] ?? {};
  const owners = names.flatMap((name, seat) =>
    Array<string>(view.cubes[planet * view.players + seat] ?? 0).fill(name),
  );
  return [
    fill(labels.planet, { number }),
    fill(labels.slots, { free: slots - owners.length, slots }),
    ...(owners.length > 0 ? [fill(labels.cubes, { names: owners.join(', ') })] : []),
    ...sums.map(({ seat, sum, needed }) => fill(labels.sum, { name: names[seat] ?? '', sum, needed })),
  ].join(', ');
}
