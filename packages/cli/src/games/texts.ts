/** Texts of the games with the no-break spaces of their languages, as the build of the web client sets them. */
import { typesetAll } from '@tessera/engine';
import * as loop from '@tessera/games/loop/texts';
import * as quantum from '@tessera/games/quantum/texts';
import * as rift from '@tessera/games/rift/texts';
import * as tesseract from '@tessera/games/tesseract/texts';

export const CAREER_TEXT = typesetAll(loop.CAREER_TEXT);
export const LOOP_TEXT = typesetAll(loop.LOOP_TEXT);
export const QUANTUM_TEXT = typesetAll(quantum.QUANTUM_TEXT);
export const RIFT_TEXT = typesetAll(rift.RIFT_TEXT);
export const TESSERACT_TEXT = typesetAll(tesseract.TESSERACT_TEXT);
