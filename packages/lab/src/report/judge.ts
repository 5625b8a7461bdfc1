/** Judges the goals of an experiment: by the estimates, and whether their intervals leave a doubt. */
import { wilson } from '@tessera/bots';
import { fits } from '../select.ts';
import type { Goal, Selector } from '../types.ts';
import type { CardEffect } from './cards.ts';
import { type Count, differenceOf } from './effects.ts';
import { dimensionWord, valueWord } from './names.ts';
import type { CellSummary } from './summary.ts';

export interface Judged {
  readonly verdict: 'met' | 'missed' | 'no games';
  /** False while the interval reaches across the limit. */
  readonly isSure: boolean;
  readonly sentence: string;
  readonly found: string;
}

type Finding = Omit<Judged, 'sentence'>;
const NONE: Finding = { verdict: 'no games', isSure: false, found: 'no games yet' };

const points = (share: number): string => (100 * share).toFixed(1);
const whereWords = (where: Selector): string => {
  const words = Object.entries(where).map(([name, value]) =>
    name === 'seats' ? valueWord(name, value, true) : `${dimensionWord(name)} ${value}`,
  );
  return words.length === 0 ? '' : `${words.join(', ')}: `;
};

export const judgeGoals = (
  goals: readonly Goal[],
  cells: readonly CellSummary[],
  cards: readonly CardEffect[],
): readonly Judged[] =>
  goals.map(goal => {
    const chosen = cells.filter(({ cell }) => fits(cell, goal.where));
    return { sentence: `${whereWords(goal.where)}${sentenceOf(goal)}`, ...findingOf(goal, chosen, cards) };
  });

function sentenceOf(goal: Goal): string {
  if (goal.kind === 'ordered') return `${goal.values.join(' > ')}, ${goal.apart} points apart`;
  if (goal.kind === 'within') return `${dimensionWord(goal.by)} within ${goal.points} points of each other`;
  if (goal.kind === 'between') return `won in ${goal.low} to ${goal.high} %`;
  if (goal.kind === 'seats') return `seats within ${goal.points} points`;
  return `no card more than ${goal.points} points off its deck`;
}

function findingOf(goal: Goal, cells: readonly CellSummary[], cards: readonly CardEffect[]): Finding {
  if (goal.kind === 'cards') return cardsFinding(goal.points / 100, cards);
  if (cells.every(({ games }) => games === 0)) return NONE;
  if (goal.kind === 'between') return betweenFinding(sumOf(cells), goal.low / 100, goal.high / 100);
  if (goal.kind === 'seats') return spreadFinding(seatsOf(cells), goal.points / 100);
  const of = (value: string): Named => ({
    name: valueWord(goal.by, value, true),
    ...sumOf(cells.filter(({ cell }) => cell.setting[goal.by] === value)),
  });
  if (goal.kind === 'ordered') return orderedFinding(goal.values.map(of), goal.apart / 100);
  return spreadFinding(
    [...new Set(cells.map(({ cell }) => cell.setting[goal.by] ?? ''))].map(of),
    goal.points / 100,
  );
}

interface Named extends Count {
  readonly name: string;
}

const rateOf = ({ wins, games }: Count): number => wins / Math.max(1, games);
const listOf = (all: readonly Named[]): string =>
  all.map(one => `${one.name} ${one.games === 0 ? '?' : points(rateOf(one))}`).join(', ');
const sumOf = (cells: readonly CellSummary[]): Count => ({
  games: cells.reduce((sum, { games }) => sum + games, 0),
  wins: cells.reduce((sum, { wins }) => sum + wins, 0),
});

function seatsOf(cells: readonly CellSummary[]): Named[] {
  const most = Math.max(...cells.map(({ seats }) => seats.length));
  return Array.from({ length: most }, (_, seat) => {
    const here = cells.filter(({ seats }) => seats.length > seat);
    const wins = here.reduce((sum, { seats }) => sum + (seats[seat] ?? 0), 0);
    return { name: `seat ${seat + 1}`, games: sumOf(here).games, wins };
  });
}

function betweenFinding(count: Count, least: number, most: number): Finding {
  const { rate, low, high } = wilson(count.wins, count.games);
  const isMet = rate >= least && rate <= most;
  const isSure = isMet ? low >= least && high <= most : high < least || low > most;
  const found = `${points(rate)} % (${points(low)} to ${points(high)}) of ${count.games} games`;
  return { verdict: isMet ? 'met' : 'missed', isSure, found };
}

function orderedFinding(all: readonly Named[], apart: number): Finding {
  if (all.some(({ games }) => games === 0)) return NONE;
  const steps = all.slice(1).map((lower, i) => differenceOf(all[i] as Named, lower));
  const isMet = steps.every(({ difference }) => difference >= apart);
  const isSure = isMet ? steps.every(({ low }) => low >= apart) : steps.some(({ high }) => high < apart);
  return { verdict: isMet ? 'met' : 'missed', isSure, found: listOf(all) };
}

function spreadFinding(all: readonly Named[], most: number): Finding {
  const known = all.filter(({ games }) => games > 0).toSorted((a, b) => rateOf(b) - rateOf(a));
  const [best, worst] = [known[0], known.at(-1)];
  if (!best || !worst || known.length < all.length) return NONE;
  const { difference, low, high } = differenceOf(best, worst);
  const isMet = difference <= most;
  return { verdict: isMet ? 'met' : 'missed', isSure: isMet ? high <= most : low > most, found: listOf(all) };
}

function cardsFinding(most: number, cards: readonly CardEffect[]): Finding {
  if (cards.length === 0) return NONE;
  const off = ({ difference }: CardEffect): number => Math.abs(difference);
  const beyond = cards.filter(card => off(card) > most).toSorted((a, b) => off(b) - off(a));
  const worst = beyond
    .slice(0, 4)
    .map(card => `${card.name} ${card.difference > 0 ? '+' : ''}${points(card.difference)}`);
  const isSure =
    beyond.length === 0
      ? cards.every(({ low, high }) => low >= -most && high <= most)
      : beyond.some(({ low, high }) => low > most || high < -most);
  const rest = beyond.length > 4 ? ` and ${beyond.length - 4} more` : '';
  const found = beyond.length === 0 ? `${cards.length} cards` : `${worst.join(', ')}${rest}`;
  return { verdict: beyond.length === 0 ? 'met' : 'missed', isSure, found };
}
