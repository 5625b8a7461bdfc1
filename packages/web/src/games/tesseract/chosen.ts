// @chunk *-table
/** Card of the selected answer in words: the cube it is about, its effects, its cost. */
import type { UndoRefusal } from '@tessera/engine';
import { cardTextOf, type TesseractView } from '@tessera/games/tesseract';
import { capitalised, fill } from '../../text/index.ts';
import { specialWords } from './actions.ts';
import { type Afterwards, afterwardsOf } from './afterwards.ts';
import { cellOfTarget, isAction, type Said } from './answers.ts';
import { type Consequence, consequencesOf, showsCard } from './consequences.ts';
import type { DieLook } from './contract.ts';
import { cubeName } from './panels/names.ts';
import { answerWords, deedWords, lookOf, pickDeed, type Speech, targetWords } from './phrases.ts';
import { consentWords } from './prompt.ts';
import { levelWords } from './tip.ts';

export interface ChosenWords {
  readonly look: DieLook | undefined;
  readonly title: string;
  readonly about: string | undefined;
  readonly lines: readonly Consequence[];
  readonly after: Afterwards | undefined;
  readonly deed: string;
}

type Lasting = Readonly<Record<string, UndoRefusal>>;

export function chosenWords(speech: Speech, said: Said): ChosenWords {
  const { view } = speech;
  const { title } = answerWords(speech, said);
  const target = said.goer ?? said.targets[0];
  const look = target === undefined || said.verb === 'to' ? undefined : lookOf(view, target);
  const lines = consequencesOf(speech, said);
  return {
    look,
    title: titleWords(speech, said) ?? title,
    about: said.goer ? undefined : (aboutWords(speech, said) ?? askedWords(speech, said, lines)),
    lines,
    after: afterwardsOf(speech, said),
    deed: look ? shortDeed(speech, said) : deedWords(speech, said),
  };
}

/** Title of the card: the cube that is taken, or the order. */
function titleWords(speech: Speech, said: Said): string | undefined {
  const { words, view } = speech;
  const look = said.verb === 'remove' ? lookOf(view, said.targets[0] ?? '') : undefined;
  if (look) return cubeName(words, look);
  if (said.verb === 'adjust' || said.verb === 'transfer')
    return fill(words.table.answers.pair, {
      what: targetWords(speech, said.targets[0] ?? ''),
      how: answerWords(speech, said).title,
    });
  return said.goer && deedWords(speech, said);
}

/** Label of the button below a title that names the cube. */
const shortDeed = (speech: Speech, { verb }: Said): string =>
  isAction(verb) ? speech.words.table.actions[verb] : pickDeed(speech);

/** With a full stop, if it has none yet. */
const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** Place of the cube, or text of the card. */
function aboutWords(speech: Speech, { verb, words: [target = ''] }: Said): string | undefined {
  const { words, view } = speech;
  const cell = cellOfTarget(target);
  if (verb === 'remove' && cell !== undefined) return levelWords(speech, cell);
  if (verb === 'specialize') return capitalised(`${specialWords(speech)}.`);
  if (verb === 'play' || verb === 'use') {
    const card = verb === 'use' ? (view.columns[Number(target) - 1]?.card ?? '') : target;
    return cardTextOf(view.options, card, words.game).text;
  }
  return view.decision?.type === 'consent' ? capitalised(consentWords(speech)) : undefined;
}

/** Details of the answer, or the question; consequences replace both. */
function askedWords(speech: Speech, said: Said, lines: readonly Consequence[]): string | undefined {
  if (lines.length > 0) return undefined;
  const type = speech.view.decision?.type ?? 'act';
  const isAsked = type !== 'act' && type !== 'granted' && type !== 'target';
  return isAsked ? sentence(capitalised(speech.words.game.decisions[type])) : answerWords(speech, said).more;
}

/**
 * Reason why the selected answer cannot be undone; that of a second answer is only known once the rules ask
 * for it.
 */
export function barOf(view: TesseractView, said: Said, lasting: Lasting): UndoRefusal | undefined {
  if (view.decision?.type === 'consent') return undefined; // T-DEC-7: final, although nothing is revealed
  return lasting[said.text] ?? (said.goer && showsCard(view, said.goer) ? 'hiddenRevealed' : undefined);
}
