/** Text of the counters beside the prompt, in Czech. */
import type { LimitWords } from '../part.ts';

export const cs: LimitWords = {
  stall: '{count} {last|z} tahů bez braní a nasazení, pak se počítají figurky: {standing}',
  stallShort: '{count} {last|z} klidných tahů: {standing}',
  repetition: 'Stejná pozice {count} {last|z}krát, pak se počítají figurky: {standing}',
  endgame: 'Zbývá jen válec: nemůže-li Teserakt táhnout, vyhrává {winner}',
  bare: 'Poslední figurka: nemůže-li táhnout, vyhrává {winner}',
  seen: 'Tato pozice už jednou nastala. Potřetí nastat nesmí (R-END-6).',
  seenShort: 'Už jednou nastala: potřetí nesmí (R-END-6).',
  yours: {
    pawns: ['vedete {more} : {less}', 'prohráváte {less} : {more}'],
    worth: [
      'je to nastejno, ale vaše figurky mají větší cenu',
      'je to nastejno, ale soupeřovy figurky mají větší cenu',
    ],
    freedom: [
      'vše je nastejno, ale váš Teserakt má víc cest',
      'vše je nastejno, ale soupeřův Teserakt má víc cest',
    ],
    second: ['vše je nastejno: vyhráváte, nezačínali jste', 'vše je nastejno: prohráváte, začínali jste'],
  },
  theirs: {
    pawns: 'vede {winner} {more} : {less}',
    worth: 'je to nastejno, cennější figurky má {winner}',
    freedom: 'vše je nastejno, volnější Teserakt má {winner}',
    second: 'vše je nastejno, vyhrává {winner}, protože nezačínal',
  },
};
