/** Public names of rift (rules: docs/rules/rift.md). */
export * from './action.ts';
export * from './board.ts';
export { layPiece, liftPiece, linesOf, tailStep } from './cells.ts';
export { RIFT_FACTS } from './facts.ts';
export { riftFromSetup } from './game.ts';
export { type DropAim, sensibleDrops } from './insight/drops.ts';
export { limitsOf } from './insight/limits.ts';
export { isCounted, standingIn } from './insight/standing.ts';
export { formatAction, parseAction } from './notation.ts';
export { RIFT_OPTIONS } from './options.ts';
export { pathsOf } from './paths.ts';
export { type Made, make, pass, takeBack, takeBackPass } from './play.ts';
export { formatPosition } from './position.ts';
export { parsePosition, readPosition } from './reading/position.ts';
export { rift } from './reading/rift.ts';
export { formatRecord, parseRecord, type RiftRecord } from './record.ts';
export { type RecordFields, type RecordResult, writeRecord } from './recordText.ts';
export { CLOSING_NOTICE, closedRings, pliesToClose, RING, stallLimitOf } from './rules/closing.ts';
export { adjudicate } from './rules/end.ts';
export { boardMoves, generate } from './rules/generate.ts';
export {
  engaged,
  engagedEscorts,
  escorts,
  inHand,
  isLimited,
  reservePawns,
  worth,
} from './rules/material.ts';
export { withoutRepeats } from './rules/repetition.ts';
export { mustDrop, pawnDrops, slideDrops } from './rules/reserve.ts';
export { isInNeutralZone, type Stage, stageOf } from './rules/setup.ts';
export { readyPlacements } from './setup.ts';
export { loadRiftText, type RiftText } from './text/index.ts';
export { loadRiftPreparing } from './text/options/load.ts';
export { loadRiftReasons } from './text/reasons/load.ts';
export { loadRiftRefusals } from './text/refusals/load.ts';
export { whyOf } from './text/why.ts';
export { captures, takesTesseract, waysOf } from './threats.ts';
export * from './types.ts';
export { type Counts, type Decision, type PieceView, type RiftView, type SideView, stateOf } from './view.ts';
