/** What a hint proposes, in words. */
import { LAB_NAMES, whyOf } from '@tessera/games/tesseract';
import type { Advice } from '../../match/client.ts';
import type { Hint } from '../../table/HintLine.tsx';
import { fill, percent } from '../../text/index.ts';
import { isAction, readAnswer } from './answers.ts';
import { answerWords, type Speech, targetWords } from './phrases.ts';

/** With the chance of a breach as the analyst sees it, where the answer changes it. */
export function hintOf(speech: Speech, answer: string, { reasons }: Advice): Hint {
  const { words, insight } = speech;
  const after = insight?.after[answer];
  const told = (chance: number): string => percent(words.language, chance);
  const breach =
    after === undefined || !insight
      ? []
      : [{ label: words.panels.primed.stripNext, before: told(insight.outlook.chance), after: told(after) }];
  const why = reasons.map(({ key, params }) => whyOf(words.game, key, params));
  return { deed: deedWords(speech, answer), why, changes: breach };
}

/** The lab and the primed area may hold equal cubes. */
function placedWords(speech: Speech, target: string): string {
  const cube = targetWords(speech, target);
  return target.startsWith('primed:') ? fill(speech.words.table.answers.primed, { cube }) : cube;
}

/** "Adjust Yellow 3: Up to 4": an answer without the list it would stand in. */
function deedWords(speech: Speech, answer: string): string {
  const { words, view } = speech;
  const said = readAnswer(answer, LAB_NAMES[view.decision?.lab ?? 0] ?? 'A');
  const { title, more } = answerWords(speech, said);
  if (said.verb === 'adjust' || said.verb === 'transfer')
    return `${words.table.actions[said.verb]} ${placedWords(speech, said.words[0] ?? '')}: ${title}`;
  if (said.verb === 'remove') return more ? `${title} ${more}` : title;
  return isAction(said.verb) && title !== words.table.actions[said.verb]
    ? `${words.table.actions[said.verb]}: ${title}`
    : title;
}
