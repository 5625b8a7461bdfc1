/** A review in words. */
import {
  type Decision,
  decisionPoints,
  gradeOf,
  rankedPoints,
  type Total,
  totalPoints,
} from '@tessera/bots/review';
import { type AnyGame, type Seat, seededChance } from '@tessera/engine';
import type { LoggedGame } from '../logs.ts';
import { filled, type Language, semicolonOf } from '../words.ts';
import type { LogReview } from './reviewLog.ts';
import { REVIEW_TEXT } from './text.ts';

interface ToldTry {
  readonly answer: string;
  readonly points: number;
  readonly grade: ReturnType<typeof gradeOf>;
}

interface ToldMoment {
  readonly index: number;
  readonly name: string;
  readonly answer: string;
  readonly before: number;
  readonly after: number;
  readonly cost: number;
  /** Better answer and its continuation. */
  readonly line: readonly string[];
  /** Positions along it, the moment first. */
  readonly states: readonly unknown[];
  readonly reasons: string;
  /** Opponent's best reply to the answer that was played; undefined if that explains nothing. */
  readonly reply: string | undefined;
  /** Answers that the search compared, in the order of their names. */
  readonly tries: readonly ToldTry[];
}

interface ToldTotal extends Total {
  readonly name: string;
}

export interface ToldReview {
  readonly names: readonly string[];
  /** In points, by seat or one for the team. */
  readonly totals: readonly ToldTotal[];
  /** Points that each seat gave away. */
  readonly costs: readonly number[];
  readonly moments: readonly ToldMoment[];
}

export function toldReview(logged: LoggedGame, found: LogReview, language: Language): ToldReview {
  const { review, course, isBot } = found;
  const text = REVIEW_TEXT[language];
  const seats = logged.words(language).seats;
  const nameOf = (seat: Seat): string => {
    const name = seats[seat] ?? `${seat + 1}`;
    return isBot(seat) ? filled(text.bot, { name }) : name;
  };
  const names = Array.from({ length: course.seats }, (_, seat) => nameOf(seat));
  return {
    names,
    totals: review.totals.map((total, holder) => ({
      name: review.isTogether ? text.team : (names[holder] ?? ''),
      ...totalPoints(total, logged.game.hasChance),
    })),
    costs: review.costs.map(cost => Math.round(100 * cost)),
    moments: found.moments.map(moment => toldMoment(logged, found, moment, names, language)),
  };
}

function toldMoment(
  { game, words: wordsIn, face: faceIn }: LoggedGame,
  { review, states }: LogReview,
  moment: Decision,
  names: readonly string[],
  language: Language,
): ToldMoment {
  const { index, seat, answer, verdict } = moment;
  const [words, face] = [wordsIn(language), faceIn(language)];
  const view = game.view(states[index], seat);
  const points = decisionPoints(moment, review.isTogether);
  const { line, states: along } = lineFrom(game, view, verdict.line, (at, text) => face.answer(at, text));
  const tries = verdict.ranked.map(({ move, chance }) => {
    const reached = rankedPoints(moment, review.isTogether, chance);
    return { answer: face.answer(view, move), points: reached, grade: gradeOf(points.before, reached) };
  });
  const why = (reasons: typeof verdict.reasons): string => reasons.map(words.why).join(' ');
  const { reply } = verdict;
  const after = states[index + 1];
  return {
    index,
    name: names[seat] ?? '',
    answer: face.answer(view, answer),
    ...points,
    line,
    states: along,
    reasons: why(verdict.reasons),
    reply:
      reply && reply.reasons.length > 0
        ? filled(REVIEW_TEXT[language].reply, {
            name: names[reply.seat] ?? '',
            answer: face.answer(game.view(after, reply.seat), reply.move),
            reasons: why(reply.reasons),
          })
        : undefined,
    tries: tries.toSorted((a, b) => (a.answer < b.answer ? -1 : 1)),
  };
}

/** The better line in words, with the positions along it; hidden cards are dealt anew. */
function lineFrom(
  game: AnyGame,
  view: unknown,
  texts: readonly string[],
  say: (view: unknown, text: string) => string,
): { readonly line: readonly string[]; readonly states: readonly unknown[] } {
  const chance = seededChance('review');
  let state = game.determinize(view, chance);
  const states = [state];
  const line = texts.map(text => {
    const seat = game.decider(state) ?? 0;
    const said = say(game.view(state, seat), text);
    state = game.apply(state, seat, game.notation.parseMove(state, text), chance).state;
    states.push(state);
    return said;
  });
  return { line, states };
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** The review as lines of the terminal. */
export function reviewLines({ names, totals, costs, moments }: ToldReview, language: Language): string[] {
  const text = REVIEW_TEXT[language];
  const sums = totals.map(({ name, start, decisions, others, luck, unseen, end }) => {
    const parts = { decisions: -decisions, others, luck, unseen };
    const shown = Object.entries(parts).flatMap(([key, points]) =>
      points === 0 && key !== 'decisions'
        ? []
        : [filled(text.parts[key as keyof typeof parts], { points: points === 0 ? '0' : signed(points) })],
    );
    return [filled(text.start, { name, start }), ...shown, filled(text.end, { end })].join(
      semicolonOf(language),
    );
  });
  const shares = costs.map((cost, seat) =>
    filled(text.cost, { name: names[seat] ?? '', points: cost === 0 ? '0' : signed(-cost) }),
  );
  return [
    ...sums,
    ...(totals.length < names.length ? [filled(text.costs, { costs: shares.join(', ') })] : []),
    ...(moments.length === 0 ? [text.none] : [text.moments]),
    ...moments.flatMap((moment, i) => {
      const { index, line, reasons, reply } = moment;
      return [
        filled(text.moment, {
          ...moment,
          number: i + 1,
          move: index + 1,
          line: '',
          states: '',
          tries: '',
          reply: '',
        }),
        `   ${filled(text.better, { line: line.join(semicolonOf(language)) })}`,
        ...(reasons === '' ? [] : [`   ${filled(text.why, { reasons })}`]),
        ...(reply === undefined ? [] : [`   ${reply}`]),
      ];
    }),
  ];
}
