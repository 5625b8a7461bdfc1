/** Starting position of the first game of loop. */

/**
 * Card id such as `A-29`: a stride through the Big Deck that looks shuffled, instead of a list of 46 cards.
 */
const STEP = 17;
const artifact = (i: number) => `A-${String(((STEP * i) % 49) + 1).padStart(2, '0')}`;
const OPEN = ['A-10', 'A-31', 'A-36'];

/**
 * The first turn, after the cubes have fallen: Dr Foo is at your era, which is one rift from a vortex, and
 * your three cards can prevent it. Two of them share a dimension and one makes energy: a LOOP readies them
 * for the next era, and counts for a mission at once. (21.3 of the rules page)
 */
export const READY = JSON.stringify({
  phase: 'actions',
  turn: 1,
  cycle: 1,
  active: 'prowler',
  foo: 'globalization',
  loops: 0,
  powerUsed: false,
  claimed: [],
  actions: 0,
  grid: false,
  rifts: [0, 0, 0, 1, 3, 2, 0],
  energy: [1, 1, 1, 1, 0, 0, 1],
  perpetual: [0, 0, 0, 0, 0, 0, 0],
  clones: [['C-0-3'], ['C-1-5'], ['C-2-4', 'C-2-6'], ['C-3-5'], ['C-4-0', 'C-4-6'], [], ['C-6-1']],
  available: [[], ['A-10'], [], [], ['A-31'], ['A-36'], []],
  missions: [
    '?M-ENERGY-HERE',
    '?M-ENCIRCLE',
    '?M-CLONE-FOO',
    '?M-CLONE-ALL',
    'M-LOOP-FOO',
    'M-RIFT-FOO',
    '?M-RIFT-ALL',
  ],
  archived: [],
  removed: ['?M-CLEAN', '?M-GRID', '?M-LOOP-ALL'],
  vortices: [],
  fooPile: ['renaissance', 'end', 'industry', 'dawn', 'robots', 'medieval'],
  bigDeck: Array.from({ length: 49 }, (_, i) => artifact(i)).filter(id => !OPEN.includes(id)),
  destroyed: [],
  ultraPile: [],
  agents: [
    { agent: 'prowler', era: 'globalization', battery: true, hand: ['S-TP-1', 'S-TP-3', 'S-TP-4'] },
    { agent: 'cztwyzzek', era: 'dawn', battery: true, hand: ['S-CZ-1', 'S-CZ-2', 'S-CZ-3'] },
  ],
  seats: 2,
  holders: [0, 1],
  draw: [
    ['S-TP-5', 'S-TP-2', 'S-TP-6'],
    ['S-CZ-4', 'S-CZ-5', 'S-CZ-6'],
  ],
  known: [0, 0],
  discard: [[], []],
  supasDestroyed: [],
  supasUnused: ['SC-0', 'SC-1', 'SC-2', 'SC-3', 'SC-4', 'SC-5', 'SC-6'],
  centrifuges: [null, null, null, null, null, null, null],
  centrifugesDestroyed: [],
  ultra: [[], [], [], [], [], [], []],
  ultraDestroyed: [],
  pending: [],
  outcome: null,
});
