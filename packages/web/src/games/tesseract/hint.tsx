/** Text of a hint: a sentence with its reasons, and its effect on the breach probability. */
import { LAB_NAMES, whyOf } from '@tessera/games/tesseract';
import type { Advice } from '../../match/client.ts';
import { type Hint, HintLine } from '../../table/HintLine.tsx';
import { fill, percent } from '../../text/index.ts';
import { specialWords } from './actions.ts';
import { readAnswer, type Said } from './answers.ts';
import { answerWords, deedWords, type Speech, targetWords } from './phrases.ts';
import type { Model } from './useModel.ts';

export const TesseractHint = ({ model }: { readonly model: Model }) => (
  <HintLine model={model} hintOf={(answer, advice) => hintOf(model, answer, advice)} onShow={model.show} />
);

/** Includes the breach probability before and after, where the answer changes it. */
export function hintOf(speech: Speech, answer: string, { reasons, line }: Advice): Hint {
  const { words, insight, view } = speech;
  const after = insight?.after[answer];
  const told = (chance: number): string => percent(words.language, chance);
  const breach =
    after === undefined || !insight
      ? []
      : [{ label: words.panels.primed.stripNext, before: told(insight.outlook.chance), after: told(after) }];
  const why = reasons.map(({ key, params }) => whyOf(words.game, key, params));
  const said = readAnswer(answer, LAB_NAMES[view.decision?.lab ?? 0] ?? 'A');
  // A set and the cube that goes are one motion (T-DEC-3).
  const [, next = ''] = line;
  const goer = said.verb === 'contain' && next.startsWith('pick ') ? next.slice('pick '.length) : undefined;
  return {
    deed: proposed(speech, goer === undefined ? said : { ...said, goer }),
    why,
    changes: breach,
    more: goer === undefined ? [] : [next],
  };
}

/** Cube with its place, since the lab and the primed area may contain equal cubes. */
function placedWords(speech: Speech, target: string): string {
  const cube = targetWords(speech, target);
  return target.startsWith('primed:') ? fill(speech.words.table.answers.primed, { cube }) : cube;
}

/** An answer outside of a list: "Adjust Yellow 3: Up to 4". */
function proposed(speech: Speech, said: Said): string {
  const { actions } = speech.words.table;
  const { title, more } = answerWords(speech, said);
  switch (said.verb) {
    case 'adjust':
    case 'transfer':
      return `${actions[said.verb]} ${placedWords(speech, said.words[0] ?? '')}: ${title}`;
    case 'remove':
      return `${title} ${more}`;
    case 'specialize':
      return `${title}: ${specialWords(speech)}`;
    case 'contain':
      return said.goer === undefined ? `${actions.contain}: ${title}` : deedWords(speech, said);
    default:
      return deedWords(speech, said);
  }
}
