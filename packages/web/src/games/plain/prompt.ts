/** Text of the plain table: prompt, selected answer, result. */
import type { MatchOutcome } from '../../match/client.ts';
import { personsOf } from '../../match/seating.ts';
import type { Ending } from '../../table/EndDialog.tsx';
import { isSpokenTo } from '../../table/ending/names.ts';
import type { Prompt } from '../../table/PromptBand.tsx';
import { fill, plural } from '../../text/index.ts';
import type { PlainModel } from './useModel.ts';

/** Maximum number of verbs that are named; more are counted. */
const MOST_VERBS = 4;

export function promptOf(model: PlainModel): Prompt {
  const { snapshot, words, names, text, chosen, speech, cover } = model;
  const { outcome, toAct, isYours, setup } = snapshot;
  const { heads } = text.table;
  if (outcome || toAct === null)
    return { head: heads.over, body: outcome ? outcomeWords(model, outcome) : '', mood: 'over' };
  const name = names[toAct] ?? '';
  if (!isYours || cover) return { head: fill(words.wait, { name }), body: '', mood: 'wait' };
  return {
    head: personsOf(setup).length < 2 ? heads.self : fill(heads.other, { name }),
    body: chosen === undefined ? questionOf(model) : `*${speech.answer(chosen)}*`,
    mood: 'act',
  };
}

/** List of verbs: "Roll, Peek or Pass." */
function questionOf({ snapshot: { legal }, speech, words, text: { language } }: PlainModel): string {
  const verbs = [...new Set(legal.map(answer => answer.split(' ')[0] ?? ''))];
  if (verbs.length > MOST_VERBS) return plural(language, words.choose, legal.length);
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  return `${list.format(verbs.map(speech.verb))}.`;
}

type Told = Pick<PlainModel, 'words' | 'names' | 'snapshot' | 'speech' | 'isTogether'>;

/** Result with its reason: "Ada wins. Target reached." */
export const outcomeWords = (told: Told, outcome: MatchOutcome): string =>
  `${titleOf(told, outcome)}. ${told.speech.ending(outcome.reason)}`;

function titleOf({ words, names, snapshot, isTogether }: Told, { winners }: MatchOutcome): string {
  const { outcome } = words;
  const [first] = winners;
  if (isTogether) return first === undefined ? outcome.teamLost : outcome.teamWon;
  if (first === undefined) return outcome.nobody;
  if (winners.length > 1)
    return fill(outcome.shared, { names: winners.map(seat => names[seat] ?? '').join(', ') });
  return isSpokenTo(snapshot.setup, first) ? outcome.you : fill(outcome.other, { name: names[first] ?? '' });
}

export function endingOf(model: PlainModel): Ending | undefined {
  const { snapshot, speech, words, me, text } = model;
  const { outcome, moves } = snapshot;
  if (!outcome) return undefined;
  return {
    title: titleOf(model, outcome),
    isWon: me !== undefined && outcome.winners.includes(me),
    reason: speech.ending(outcome.reason),
    sums: [plural(text.language, words.answered, moves.length)],
  };
}
