/** Text of the counters beside the prompt, in Czech. */
import type { LimitWords } from '../part.ts';

export const cs: LimitWords = {
  stall: '{count} {last|z} tahů bez braní a nasazení, pak se počítají figurky: {standing}',
  stallShort: '{count} {last|z} klidných tahů: {standing}',
  closing: {
    one: 'Za {count} klidný tah se Teseraktům zavře okraj, prstenec 1 (R-END-13).',
    few: 'Za {count} klidné tahy se Teseraktům zavře okraj, prstenec 1 (R-END-13).',
    other: 'Za {count} klidných tahů se Teseraktům zavře okraj, prstenec 1 (R-END-13).',
  },
  closed: {
    one: 'Teseraktům je zavřeno od okraje po prstenec {closed}. Prstenec {next} se zavře za {count} klidný tah (R-END-13).',
    few: 'Teseraktům je zavřeno od okraje po prstenec {closed}. Prstenec {next} se zavře za {count} klidné tahy (R-END-13).',
    other:
      'Teseraktům je zavřeno od okraje po prstenec {closed}. Prstenec {next} se zavře za {count} klidných tahů (R-END-13).',
  },
  closingShort: {
    one: 'Prstenec {next} se zavře za {count} klidný tah',
    few: 'Prstenec {next} se zavře za {count} klidné tahy',
    other: 'Prstenec {next} se zavře za {count} klidných tahů',
  },
  repetition: 'Stejná pozice už {count}×, při {last}× se počítají figurky: {standing}',
  endgame: 'Zbývá jen válec: nemůže-li Teserakt táhnout, vyhrává {winner}',
  bare: 'Poslední figurka: nemůže-li táhnout, vyhrává {winner}',
  seen: 'Tato pozice už jednou nastala. Potřetí nastat nesmí (R-END-6).',
  seenShort: 'Už jednou nastala: potřetí nesmí (R-END-6).',
  yours: {
    pawns: ['vedete {more} : {less}', 'prohráváte {less} : {more}'],
    worth: [
      'je to vyrovnané, ale vaše figurky mají větší hodnotu',
      'je to vyrovnané, ale soupeřovy figurky mají větší hodnotu',
    ],
    freedom: [
      'vše je vyrovnané, ale váš Teserakt má víc tahů',
      'vše je vyrovnané, ale soupeřův Teserakt má víc tahů',
    ],
    second: [
      'vše je vyrovnané: vyhráváte, protože začínal soupeř',
      'vše je vyrovnané: prohráváte, protože soupeř nezačínal',
    ],
  },
  theirs: {
    pawns: 'vede {winner} {more} : {less}',
    worth: 'je to vyrovnané, cennější figurky má {winner}',
    freedom: 'vše je vyrovnané, pohyblivější Teserakt má {winner}',
    second: 'vše je vyrovnané, vyhrává druhý hráč, {winner}',
  },
};
