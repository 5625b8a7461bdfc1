/** Positions shared by tests of screens. */
import type { Given } from '../../games/test/loopTable.ts';

/** The second cycle: a vortex, missions half done, cards to take, LOOPs to make. */
export const LOOP_MIDDLE: Given = {
  agents: {
    mrtime: { era: 'industry', hand: 'S-MT-1* S-MT-3 A-11', draw: 'S-MT-2 S-MT-4 S-MT-6', discard: 'S-MT-5' },
    prowler: { era: 'robots', hand: 'S-TP-1 S-TP-2 S-TP-6', draw: 'S-TP-3 S-TP-4 S-TP-5' },
  },
  foo: 'industry',
  turn: 9,
  cycle: 2,
  rifts: { industry: 3, robots: 2, medieval: 1 },
  energy: { industry: 3, dawn: 1, end: 2 },
  clones: { globalization: 'C-4-6 C-0-5', medieval: 'C-1-3', industry: 'C-3-5 C-3-0' },
  missions: { industry: 'M-LOOP-FOO:2', end: 'M-RIFT-ALL:dawn,robots', dawn: '?M-GRID', robots: '?M-CLEAN' },
  vortices: 'medieval',
  available: { industry: 'A-22 A-27', dawn: 'A-03' },
  archived: 'M-ENCIRCLE M-CLONE-FOO',
  destroyed: 'A-49 A-48',
  fooPile: 'dawn medieval renaissance globalization robots',
  bigDeck: 'A-01 A-02 A-04 A-05 A-06 A-07 A-08 A-09 A-10',
};

/** A player is asked for consent while a breach threatens. */
export const ASKED = {
  tesseract: Array.from({ length: 16 }, (_, cell) => (cell % 3 === 0 ? 'Y1O2P3' : 'Y1O2P3B6')),
  labs: ['Y3O4P5', 'B5B6'],
  primed: 'Y2O2P4',
  breach: 5,
  hands: [['L2-01', 'L3-02'], ['L2-04']],
  researchers: ['R03', 'R04'],
};

/** Clones, agents and cards in nearly every era of loop, as many as a long game brings. */
export const LOOP_FULL: Given = {
  ...LOOP_MIDDLE,
  clones: {
    globalization: 'C-4-6 C-0-5 C-4-1',
    medieval: 'C-1-3',
    industry: 'C-3-5 C-3-0 C-3-1 C-3-6',
    dawn: 'C-0-2 C-0-3',
    robots: 'C-5-1 C-5-2 C-5-0',
  },
  available: {
    industry: 'A-22 A-27 A-28',
    dawn: 'A-03',
    globalization: 'A-31 A-32',
    robots: 'A-42',
    renaissance: 'A-15 A-16',
  },
};
