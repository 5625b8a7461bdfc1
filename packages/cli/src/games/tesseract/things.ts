/** Cards, researchers and symbols with their effects. */
import {
  cardTextOf,
  contentOf,
  EVENTS,
  researcherTextOf,
  type TesseractText,
  type TesseractView,
} from '@tessera/games/tesseract';
import type { Thing } from '../../play/face.ts';

export function thingsOf(view: TesseractView, text: TesseractText): Thing[] {
  const { options, labs, columns, stacks } = view;
  const { pack } = contentOf(view);
  const hands = labs.flatMap(({ hand }) => hand);
  const open = columns.flatMap(({ card }) => card ?? []);
  return [
    ...[...pack.research, ...pack.containment].map(({ id }) => ({
      id,
      ...cardTextOf(options, id, text),
      isHere: hands.includes(id) || open.includes(id),
    })),
    ...pack.researchers.map(({ id }) => {
      const { name, ability, action } = researcherTextOf(options, id, text);
      return { id, name, text: `${ability} / ${action}`, isHere: labs.some(lab => lab.researcher === id) };
    }),
    ...EVENTS.map(id => {
      const { name, text: does, clause } = text.symbols[id];
      return { id, name, text: `${does} (${clause})`, isHere: stacks.some(({ symbol }) => symbol === id) };
    }),
  ];
}
