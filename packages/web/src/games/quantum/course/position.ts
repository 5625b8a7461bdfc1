/** Positions of the course on the base board for two, from a few words. */

interface Change {
  /** Further cubes of this fleet, by planet. */
  readonly built?: string;
  readonly dominance?: number;
  readonly research?: number;
}

interface Turn {
  readonly you?: Change;
  readonly them?: Change;
  readonly actions?: number;
}

/** Planets: place, number, slots. */
const PLANETS = [
  ...['1,1 8 2', '4,1 7 1', '7,1 9 3'],
  ...['1,4 7 1', '4,4 10 4', '7,4 7 1'],
  ...['1,7 9 3', '4,7 7 1', '7,7 8 2'],
].map(planet => {
  const [id = '', number = '', slots = ''] = planet.split(' ');
  return { id, number: Number(number), slots: Number(slots) };
});

const CUBES = 5;
const FLEET = 5;
const STARTS = { a: '1,1', b: '7,7' } as const;
const ROWS = { command: ['clever', 'agile', 'eager'], gambit: ['expansion', 'aggression', 'momentum'] };
const DECKS = {
  command:
    'brilliant cerebral cunning curious energetic ferocious flexible ingenious intelligent relentless'.split(
      ' ',
    ),
  gambit: 'expansion relocation reorganization sabotage aggression momentum'.split(' '),
};

/** Ships as `face@place`, or `face@scrap` in the scrapyard; the others wait in the reserve. */
function diceOf(ships: string): readonly object[] {
  const fleet = ships.split(' ').map(ship => {
    const [face, place] = ship.split('@');
    const zone = place === 'scrap' ? { zone: 'scrap' } : { zone: 'map', pos: place };
    return { abilityUsed: 0, moved: false, face: Number(face), ...zone };
  });
  const reserve = { abilityUsed: 0, moved: false, zone: 'reserve' };
  return [...fleet, ...Array.from({ length: FLEET - fleet.length }, () => reserve)];
}

const planetsOf = (seat: 'a' | 'b', { built = '' }: Change = {}): readonly string[] =>
  [STARTS[seat], ...built.split(' ')].filter(Boolean);

function seatOf(seat: 'a' | 'b', ships: string, change: Change = {}): object {
  const { dominance = 1, research = 1 } = change;
  const cubesLeft = CUBES - planetsOf(seat, change).length;
  const { [seat]: start } = STARTS;
  return { commands: [], cubesLeft, dice: diceOf(ships), dominance, left: false, research, start };
}

/** You are seat a and to act. */
export const positionOf = (yours: string, theirs: string, { you, them, actions = 3 }: Turn = {}): string => {
  const cubesOn = (id: string): readonly string[] =>
    (['a', 'b'] as const).filter(seat => planetsOf(seat, seat === 'a' ? you : them).includes(id));
  const tiles = PLANETS.map(({ id, number }) => {
    const [cx, cy] = id.split(',').map(Number);
    return { cx, cy, kind: number };
  });
  return JSON.stringify({
    combat: null,
    decks: DECKS,
    discards: { command: [], gambit: [] },
    first: 'a',
    map: {
      cubes: CUBES,
      id: 'base-2',
      planets: PLANETS.map(planet => ({ ...planet, cubes: cubesOn(planet.id) })),
      starts: Object.values(STARTS),
      tiles,
    },
    outcome: null,
    pending: [],
    rows: ROWS,
    seats: [seatOf('a', yours, you), seatOf('b', theirs, them)],
    turn: {
      actions,
      active: 'a',
      attacked: false,
      cubesPlaced: 0,
      destroyed: false,
      draws: 0,
      isMomentum: false,
      momentumQueued: 0,
      number: 3,
      phase: 'actions',
      used: [],
    },
  });
};
