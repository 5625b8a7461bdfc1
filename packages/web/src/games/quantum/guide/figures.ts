/** The positions of the pictures in the player's page, and the fight that is drawn die by die. */

export interface FigurePosition {
  /** Rows of tiles, as in section 3.1 of the rules page. */
  readonly map: readonly string[];
  /** Blue's and red's ships: `4@3,4`. */
  readonly blue: string;
  readonly red: string;
  /** By planet: whose cubes are on it. */
  readonly cubes?: Readonly<Record<string, string>>;
  /** The ship of blue that is taken up: where it can go and whom it can attack is marked. */
  readonly selected?: string;
}

/** Starting planets stand where nobody looks: the rules want two. */
export const POSITIONS = {
  board: {
    map: ['8a 7 9', '7 X 7', '9 7 8b'],
    blue: '4@1,0 1@2,1 6@1,2',
    red: '2@7,6 5@6,7 3@7,8',
    cubes: { '1,1': 'a', '7,7': 'b' },
  },
  reach: { map: ['8a 7b'], blue: '3@2,0', red: '', selected: '2,0' },
  odds: { map: ['8a 7b'], blue: '3@2,1 6@0,2', red: '5@3,0 1@4,2', selected: '2,1' },
  sum: { map: ['8a'], blue: '5@1,0 3@0,1 2@0,0', red: '3@2,1' },
  over: { map: ['8a'], blue: '5@1,0 3@0,1 1@1,2', red: '' },
} as const satisfies Readonly<Record<string, FigurePosition>>;

/** Q-TV-6: face and die of either side. */
export const FIGHT = { attacker: [3, 3], defender: [4, 2] } as const;
