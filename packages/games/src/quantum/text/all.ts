/** Text of quantum in all languages at once, for the terminal and for tests. */
import { inEveryLanguage } from '@tessera/engine';
import { loadQuantumText } from './index.ts';

export const QUANTUM_TEXT = await inEveryLanguage(loadQuantumText);
