// @chunk own
/** A review as sentences, in any language. */
import { fill, type Params, type ReviewLuck } from '@tessera/engine';
import { parseAnswer } from '../notation.ts';
import { isPrimedTarget, spotOf } from '../target.ts';
import type { TesseractText } from '../text/index.ts';
import type { ReviewText } from '../text/review/index.ts';
import { type Answer, COLOURS, type EventSymbol, type Lab, type Target } from '../types.ts';
import type { ColourName } from '../view.ts';
import { capital } from './capital.ts';
import { type CubeStyle, cubeName, stackIn } from './names.ts';
import type { BreachNote } from './past.ts';
import type { Advice, Moment, Review } from './reviewTypes.ts';

/** Names of a review, and the style in which cubes are written. */
export interface ReviewNames {
  lab(lab: Lab): string;
  card(card: string): string;
  readonly style: CubeStyle;
  /** Language of numbers with a fraction; English by default. */
  readonly language?: string;
}

/** Names of the game, and the sentences of reviews. */
type Text = TesseractText & { readonly review: ReviewText };

/** All sentences of a review; lists are in the order of the review. */
export interface ReviewWords {
  readonly title: string;
  readonly luck: string;
  readonly breaches: readonly string[];
  readonly decisive: readonly string[];
  readonly advice: readonly string[];
  /** The number contained, then the empty slots: one by one, or by colour and value if they are many. */
  readonly missing: readonly string[];
  /** Causes of destroyed cubes. */
  readonly lost: readonly string[];
}

export function reviewWords(text: Text, review: Review, names: ReviewNames): ReviewWords {
  return {
    title: text.review.title[review.reason === 'contained' ? 'won' : 'lost'],
    luck: luckText(text, review.luck, names),
    breaches: review.breaches.map(note => breachText(text, note, names)),
    decisive: review.decisive.map(moment => momentText(text, moment, names)),
    advice: review.advice.map(advice => adviceText(text, advice)),
    missing: missingText(text, review, names),
    lost: Object.entries(text.review.lost).flatMap(([why, words]) => {
      const count = review.lost[why as keyof typeof text.review.lost];
      return count === undefined ? [] : [fill(words, { count })];
    }),
  };
}

function luckText(text: Text, luck: ReviewLuck, { language = 'en' }: ReviewNames): string {
  const expected = luck.expected.toLocaleString(language, { maximumFractionDigits: 1 });
  return fill(text.review.luck[luck.verdict], { expected, actual: luck.actual });
}

function breachText(text: Text, note: BreachNote, names: ReviewNames): string {
  const { turn, lab, cube, cell, values, why } = note;
  const params = {
    turn,
    lab: names.lab(lab),
    cube: cubeName(text, cube?.colour, cube?.value || undefined, names.style),
    cell: cell === null ? '' : stackIn(cell, names.style),
    values: values.join(', '),
  };
  return capital(fill(text.review.breaches[why], params));
}

function momentText(text: Text, { kind, turn, lab, params }: Moment, names: ReviewNames): string {
  const said: Record<string, string | number> = { ...params, turn, lab: names.lab(lab) };
  if (params.answer !== undefined) said.answer = answerText(text, params, names);
  if (params.symbols !== undefined) said.symbols = symbolNames(text, String(params.symbols));
  return capital(fill(text.review.decisive[kind], said));
}

const symbolNames = (text: Text, symbols: string): string =>
  symbols
    .split(' ')
    .map(symbol => text.symbols[symbol as EventSymbol].name)
    .join(', ');

function adviceText(text: Text, { key, params }: Advice): string {
  const colour = text.colours[params.colour as ColourName];
  return capital(fill(text.review.advice[key], colour === undefined ? params : { ...params, colour }));
}

/** Maximum of empty slots that are named one by one. */
const FEW = 6;

function missingText(text: Text, { contained, missing }: Review, names: ReviewNames): string[] {
  const { total, row, column, slots } = text.review.missing;
  const { length } = missing.slots;
  if (length > 0 && length <= FEW) {
    const cubes = missing.slots.map(slot => kindText(text, slot, names)).join(', ');
    return [fill(total, { contained }), fill(slots, { cubes })];
  }
  const rows = missing.rows.map((count, i) => ({ count, colour: text.colours[COLOURS[i] ?? 'Y'] }));
  const columns = missing.columns.map((count, i) => ({ count, value: i + 1 }));
  return [
    fill(total, { contained }),
    ...rows.filter(({ count }) => count > 0).map(params => capital(fill(row, params))),
    ...columns.filter(({ count }) => count > 0).map(params => capital(fill(column, params))),
  ];
}

/** An answer as a part of a sentence. */
function answerText(text: Text, params: Params, names: ReviewNames): string {
  const notation = String(params.answer);
  const answer = parseAnswer(notation);
  const { answers } = text.review;
  switch (answer.type) {
    case 'remove':
      return fill(answers.remove, { cell: stackIn(answer.cell, names.style) });
    case 'adjust':
      return fill(answers[adjustKey(answer)], { cube: targetText(text, answer.at, names) });
    case 'contain':
      return fill(answers.contain, { set: answer.set.map(kind => kindText(text, kind, names)).join(', ') });
    case 'specialize':
      return answers.specialize;
    case 'play':
    case 'use':
      return fill(answers[answer.type], { card: names.card(String(params.card ?? '')) });
    default:
      return notation;
  }
}

/** T-ADJUST-3: only a primed 1 is adjusted away. */
function adjustKey({ at, by }: Extract<Answer, { readonly type: 'adjust' }>) {
  if (by === 0) return 'adjustFlip';
  if (by > 0) return 'adjustUp';
  const spot = spotOf(at);
  return isPrimedTarget(at) && 'kind' in spot && spot.kind % 6 === 0 ? 'adjustAway' : 'adjustDown';
}

function targetText(text: Text, at: Target, names: ReviewNames): string {
  const spot = spotOf(at);
  if (!('kind' in spot)) return spot.zone === 'tess' ? stackIn(spot.cell, names.style) : '';
  return kindText(text, spot.kind, names);
}

const kindText = (text: Text, kind: number, { style }: ReviewNames): string =>
  cubeName(text, COLOURS[Math.floor(kind / 6)], (kind % 6) + 1, style);
