import type { OptionSpecs } from '@tessera/engine';
import type { RiftOptions } from './types.ts';

/** Section 2 of the rules, as data. */
export const RIFT_OPTIONS: OptionSpecs<RiftOptions> = {
  camp: { clause: 'R-BOARD-4', kind: 'choice', values: ['inset', 'outer'], default: 'inset' },
  setupOrder: {
    clause: 'R-SETUP-3',
    kind: 'choice',
    values: ['crossesLast', 'crossesFirst', 'ready'],
    default: 'crossesLast',
  },
  firstPlayer: { clause: 'R-SETUP-1', kind: 'choice', values: ['w', 'b', 'random'], default: 'random' },
  crossSpacing: {
    clause: 'R-CROSS-3',
    kind: 'choice',
    values: ['manhattan2', 'disjoint'],
    default: 'manhattan2',
  },
  legOneCapture: { clause: 'R-BENT-4', kind: 'flag', default: true },
  turningPointCapture: { clause: 'R-BENT-5', kind: 'flag', default: false },
  rectangleOverCross: { clause: 'R-RECT-3', kind: 'flag', default: true },
  largeSlideCapture: {
    clause: 'R-SLIDE-7',
    kind: 'choice',
    values: ['either', 'leading', 'trailing'],
    default: 'either',
  },
  armEndSlides: { clause: 'R-CROSS-6', kind: 'choice', values: ['any', 'perpendicular'], default: 'any' },
  pivotOntoArmEnd: { clause: 'R-PIVOT-4', kind: 'flag', default: true },
  forcedDrop: { clause: 'R-RES-6', kind: 'choice', values: ['strict', 'exceptWin'], default: 'strict' },
  bareTesseractLoses: { clause: 'R-END-8', kind: 'flag', default: false },
  endgameImmobilisation: { clause: 'R-END-3', kind: 'flag', default: false },
  repetition: {
    clause: 'R-END-6',
    kind: 'choice',
    values: ['forbidden', 'adjudicated', 'off'],
    default: 'forbidden',
  },
  stallLimit: { clause: 'R-END-7', kind: 'count', min: 1, max: 10000, default: null },
  closingRift: { clause: 'R-END-13', kind: 'flag', default: false, isLate: true },
};
