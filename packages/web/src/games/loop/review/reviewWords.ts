/** Text of a review: numbers of eras, cards and missions become names. */
import {
  type Advice,
  AGENT_CODES,
  contentOf,
  DIFFICULTIES,
  type LoopReview,
  type LoopView,
  MISSIONS,
  MODE_IDS,
  type Moment,
} from '@tessera/games/loop';
import { fill, plural } from '../../../text/index.ts';
import type { LoopWords } from '../words/index.ts';

export interface ReviewWords {
  readonly title: string;
  readonly decisive: readonly { readonly turn: string; readonly sentence: string; readonly clause: string }[];
  readonly luck: string;
  readonly advice: readonly { readonly sentence: string; readonly clause: string }[];
}

/** Parameters that decide the plural form. */
const COUNTED = ['count', 'left', 'loops', 'turns'] as const;

type Params = Moment['params'];

/** Sentence in the plural form of its number. */
function said(
  words: LoopWords,
  sentence: string | Parameters<typeof plural>[1],
  params: Params,
  view: LoopView,
): string {
  const names = namesOf(words, view, params);
  if (typeof sentence === 'string') return fill(sentence, names);
  const counted = COUNTED.find(name => name in params);
  // The placeholder of the number stays until the other parameters are filled in.
  return fill(plural(words.language, sentence, Number(counted ? params[counted] : 0)), names);
}

const PERCENTS = ['chance', 'after'] as const;

function namesOf(
  { language, game }: LoopWords,
  view: LoopView,
  params: Params,
): Record<string, string | number> {
  const names: Record<string, string | number> = { ...params };
  const at = (list: readonly string[], i: unknown): string => list[Number(i)] ?? '';
  if ('era' in params) Object.assign(names, { at: at(game.at, params.era), to: at(game.to, params.era) });
  if ('mission' in params) {
    const id = MISSIONS[Number(params.mission)]?.id as keyof typeof game.missions;
    names.mission = game.missions[id].name;
  }
  if ('card' in params) {
    const id = contentOf(view).cards[Number(params.card)]?.id as keyof typeof game.cards;
    names.card = game.cards[id].name;
  }
  if ('difficulty' in params)
    names.difficulty = game.difficulties[DIFFICULTIES[Number(params.difficulty)] ?? 'month'].name;
  if ('mode' in params) names.mode = game.modes[MODE_IDS[Number(params.mode)] ?? 'sabotage'].name;
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  for (const name of PERCENTS) if (name in params) names[name] = share.format(Number(params[name]) / 100);
  return names;
}

function momentWords(words: LoopWords, { kind, agent, params }: Moment, view: LoopView): string {
  const code = AGENT_CODES[view.agents[agent] ?? 0] ?? 'prowler';
  const sentence = said(words, words.ending.moments[kind], params, view);
  return fill(sentence, { agent: words.game.agents[code].name });
}

const adviceWords = (words: LoopWords, { key, params }: Advice, view: LoopView): string =>
  said(words, words.ending.advice[key], params, view);

export function reviewWords(words: LoopWords, review: LoopReview, view: LoopView): ReviewWords {
  const { ending, language } = words;
  const { luck, outcome } = review;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return {
    title: ending.why[outcome === 'VICTORY' ? 'won' : 'lost'],
    decisive: review.decisive.map(moment => ({
      turn: fill(ending.turn, { turn: moment.turn }),
      sentence: momentWords(words, moment, view),
      clause: moment.clause,
    })),
    luck: fill(ending.luck[luck.verdict], { expected: number.format(luck.expected), actual: luck.actual }),
    advice: review.advice.map(advice => ({
      sentence: adviceWords(words, advice, view),
      clause: advice.clause,
    })),
  };
}
