/** Near-duplicates: how much two puzzles have in common of what lies on the table. */
import type { Puzzle, PuzzleGame } from './types.ts';

type Compared = Pick<Puzzle, 'game' | 'goal' | 'position' | 'solution'>;

/** Nearer puzzles are near-duplicates; with the same solution they must be farther apart. */
const NEAR = 0.4;
const NEAR_IF_SAME = 0.75;

export function isAlike(a: Compared, b: Compared): boolean {
  if (a.game !== b.game || a.goal.kind !== b.goal.kind) return false;
  const isSame = a.solution.join() === b.solution.join();
  return distance(a, b) < (isSame ? NEAR_IF_SAME : NEAR);
}

/** Jaccard distance of the facts of two positions of one game, 0 to 1. */
export function distance(a: Compared, b: Compared): number {
  const [one, two] = [factsOf(a), factsOf(b)];
  let shared = 0;
  for (const fact of one) if (two.has(fact)) shared++;
  return 1 - shared / (one.size + two.size - shared);
}

const KNOWN = new Map<string, ReadonlySet<string>>();

function factsOf({ game, position }: Compared): ReadonlySet<string> {
  const known = KNOWN.get(position);
  if (known) return known;
  const facts = new Set(FACTS[game](position));
  KNOWN.set(position, facts);
  return facts;
}

/** Pieces by place, for each game: the part of a position that a player looks at. */
const FACTS: Readonly<Record<PuzzleGame, (position: string) => readonly string[]>> = {
  rift(position) {
    const rows = (position.split(' ')[0] ?? '').split('/');
    return rows.flatMap((row, y) => {
      let x = 0;
      return [...row.matchAll(/(\d+)|([A-Za-z])/g)].flatMap(([, gap, piece]) => {
        if (piece) return [`${piece} ${x++},${y}`];
        x += Number(gap);
        return [];
      });
    });
  },
  tesseract(position) {
    const { labs, primed, tesseract, board } = JSON.parse(position) as {
      readonly [field in 'primed' | 'board']: string;
    } & { readonly labs: readonly string[]; readonly tesseract: readonly string[] };
    return [
      ...labs.flatMap((cubes, lab) => numbered(cubes, `lab ${lab}`)),
      ...numbered(primed, 'primed'),
      ...numbered(board, 'board'),
      ...tesseract.map((stack, cell) => `${cell} ${stack.slice(-2)}`),
    ];
  },
  quantum(position) {
    const { seats, map } = JSON.parse(position) as {
      readonly seats: readonly {
        readonly dice: readonly { readonly face?: number; readonly pos?: string }[];
      }[];
      readonly map: {
        readonly planets: readonly { readonly cubes: readonly string[]; readonly id: string }[];
      };
    };
    return [
      ...seats.flatMap(({ dice }, seat) =>
        dice.flatMap(({ face, pos }) => (pos ? [`${seat} ${face} ${pos}`] : [])),
      ),
      ...map.planets.flatMap(({ cubes, id }) => cubes.map(seat => `${seat} ${id}`)),
    ];
  },
  loop(position) {
    const table = JSON.parse(position) as Readonly<
      Record<'rifts' | 'energy' | 'missions' | 'vortices', readonly unknown[]> &
        Record<'clones', readonly (readonly string[])[]> &
        Record<'agents', readonly { readonly era: string; readonly hand: readonly string[] }[]>
    >;
    return [
      ...(['rifts', 'energy', 'missions'] as const).flatMap(name =>
        table[name].map((value, era) => `${name} ${era} ${value}`),
      ),
      ...table.vortices.map(era => `vortex ${era}`),
      ...table.clones.flatMap((ids, era) => ids.map(id => `${id} ${era}`)),
      ...table.agents.flatMap(({ era, hand }, agent) => [
        `${agent} ${era}`,
        ...hand.map(card => `${agent} ${card}`),
      ]),
    ];
  },
};

/** `Y3Y3` as two different facts of a place. */
const numbered = (cubes: string, place: string): string[] =>
  Array.from(cubes.match(/../g) ?? [])
    .sort()
    .map((cube, i, all) => `${place} ${cube} ${i - all.indexOf(cube)}`);
