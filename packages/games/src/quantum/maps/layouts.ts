/** Section 3.1: planets by number (X = 10), V = Void, `.` = no tile; a letter marks the starting planet of a seat. */
interface Layout {
  readonly cubes: number;
  readonly rows: readonly string[];
}

export const LAYOUTS = {
  'base-2': { cubes: 5, rows: ['8a 7 9', '7 X 7', '9 7 8b'] },
  'base-3': { cubes: 5, rows: ['8a 9 8b', '8 9 8', '8 9c 8'] },
  'base-4': { cubes: 5, rows: ['8a 9 8b', '9 X 9', '8d 9 8c'] },
  's2-corridor': { cubes: 5, rows: ['8a 9 7 X 8', '8 X 7 9 8b'] },
  's2-void-duel': { cubes: 6, rows: ['9a 8 7', '8 V 8', '7 8 9b'] },
  's2-ring': { cubes: 6, rows: ['8a 7 9 8', '9 . . 9', '8 9 7 8b'] },
  's2-long-night': { cubes: 7, rows: ['. 8a 9 7 .', '8 7 X 7 8', '. 7 9 8b .'] },
  's2-twin-spiral': { cubes: 6, rows: ['9a 7 . .', '8 X 8 .', '. 8 X 8', '. . 7 9b'] },
  's3-empty-center': { cubes: 6, rows: ['9a 8 9b', '8 V 8', '7 9c 9'] },
  's3-trident': { cubes: 5, rows: ['8a . 8b . 8c', '9 7 X 7 9', '. 9 8 9 .'] },
  's3-hourglass': { cubes: 6, rows: ['9a 8 9b', '. X .', '8 X 8', '9 8c 9'] },
  's3-delta': { cubes: 7, rows: ['. . 8a . .', '. 9 X 9 .', '9 8 V 8 9', '8c 9 X 9 8b'] },
  's4-fortress': { cubes: 5, rows: ['8a 9 9 8b', '9 X X 9', '8d 9 9 8c'] },
  's4-void-cross': { cubes: 5, rows: ['. 8a 9 .', '8d X X 9', '9 X V 8b', '. 9 8c .'] },
  's4-archipelago': { cubes: 6, rows: ['8a 9 . 9 8b', '9 X 7 X 9', '8d 9 8 9 8c'] },
  's4-great-war': { cubes: 7, rows: ['8a 9 7 9 8b', '9 X 8 X 9', '8 X 7 X 8', '8d 9 8 9 8c'] },
} as const satisfies Readonly<Record<string, Layout>>;

export type MapId = keyof typeof LAYOUTS;
export const MAP_IDS = Object.keys(LAYOUTS) as MapId[];
