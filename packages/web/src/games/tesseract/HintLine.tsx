/** The best answer a strong bot found: in words, with the chance to win, and what would follow. */
import { LAB_NAMES } from '@tessera/games/tesseract';
import { Sign } from '../../table/signs.tsx';
import { fill } from '../../text/index.ts';
import { isAction, readAnswer } from './answers.ts';
import { percent } from './panels/names.ts';
import { answerWords, type Speech, targetWords } from './phrases.ts';
import type { Model } from './useModel.ts';

export function HintLine({ model }: { readonly model: Model }) {
  const { coach, words, speech } = model;
  const { hint } = words.table;
  if (!coach.isHint) return null;
  const [best] = coach.advice?.line ?? [];
  return (
    <div className="tt-hint" role="status">
      <Sign name="hint" />
      {best === undefined ? (
        <p>{coach.isAsking ? hint.searching : hint.none}</p>
      ) : (
        <p>
          <b>{fill(hint.line, { move: hintWords(speech, best) })}</b>{' '}
          <span>{fill(hint.chance, { chance: percent(words.language, coach.advice?.chance ?? 0) })}</span>
        </p>
      )}
      <button type="button" aria-label={hint.close} onClick={coach.hint}>
        <Sign name="close" size={16} />
      </button>
    </div>
  );
}

/** "Adjust Yellow 3: Up to 4": an answer without the list it would stand in. */
export function hintWords(speech: Speech, answer: string): string {
  const { words, view } = speech;
  const said = readAnswer(answer, LAB_NAMES[view.decision?.lab ?? 0] ?? 'A');
  const { title, more } = answerWords(speech, said);
  if (said.verb === 'adjust' || said.verb === 'transfer')
    return `${words.table.actions[said.verb]} ${targetWords(speech, said.words[0] ?? '')}: ${title}`;
  if (said.verb === 'remove') return more ? `${title} ${more}` : title;
  return isAction(said.verb) && title !== words.table.actions[said.verb]
    ? `${words.table.actions[said.verb]}: ${title}`
    : title;
}
