/** Words of the report: dimensions, values and the sentence at its top. */
import { wilson } from '@tessera/bots';
import { dimensionWord, valueWord } from './names.ts';
import { countOf, type Summary } from './summary.ts';
import { percent } from './svg.ts';

interface DimensionRange {
  readonly name: string;
  readonly best: string;
  readonly worst: string;
  readonly high: number;
  readonly low: number;
}

/** How far the values of each dimension lie apart, the widest first. */
function rangesOf({ cells, varied }: Summary): readonly DimensionRange[] {
  return varied
    .map(({ name, values }) => {
      const rates = values
        .map(value => ({ value, ...countOf(cells, { [name]: value }) }))
        .filter(({ games }) => games > 0)
        .map(({ value, wins, games }) => ({ value, rate: wins / games }))
        .sort((a, b) => b.rate - a.rate);
      const [first, last] = [rates[0], rates.at(-1)];
      return {
        name,
        best: first?.value ?? '',
        worst: last?.value ?? '',
        high: first?.rate ?? 0,
        low: last?.rate ?? 0,
      };
    })
    .sort((a, b) => b.high - b.low - (a.high - a.low));
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The title answers with the widest difference; contests without one answer with their seats. */
export function headlineOf(summary: Summary): string {
  const [widest] = rangesOf(summary);
  if (!summary.experiment.game.isTogether && !hasRivals(summary)) return seatHeadline(summary);
  if (!widest)
    return `Won in ${percent(summary.wins / Math.max(1, summary.games))} % of ${summary.games} games`;
  const values = [widest.best, widest.worst].map(value => valueWord(widest.name, value, true));
  return `${capital(dimensionWord(widest.name))} matters most: ${values[0]} is won in ${percent(widest.high)} %, ${values[1]} in ${percent(widest.low)} %`;
}

/** True if different bots meet, so that a win rate compares them. */
export const hasRivals = ({ experiment }: Summary): boolean =>
  experiment.cells.some(({ bots }) => new Set(bots).size > 1);

function seatHeadline({ cells }: Summary): string {
  const first = cells.reduce(
    (sum, one) => ({ games: sum.games + one.first.games, wins: sum.wins + one.first.wins }),
    { games: 0, wins: 0 },
  );
  if (first.games === 0) return 'The seats at equal skill';
  const fair = cells.reduce((sum, { games, seats }) => sum + games / seats.length, 0) / first.games;
  return `Who begins wins ${percent(first.wins / first.games)} % at equal skill; chance alone would be ${percent(fair)} %`;
}

/** Two or three sentences below the title. */
export function leadOf(summary: Summary): string {
  const { games, wins, cards, goals, experiment } = summary;
  const { low, high } = wilson(wins, games);
  const others = rangesOf(summary)
    .slice(1)
    .map(({ name, high: top, low: least }) => [dimensionWord(name), percent(top - least)] as const);
  const moving = cards.filter(({ isSignificant }) => isSignificant).length;
  const judged = goals.filter(({ verdict }) => verdict !== 'no games');
  const met = judged.filter(({ verdict }) => verdict === 'met').length;
  return [
    experiment.game.isTogether || hasRivals(summary)
      ? `Over all settings ${percent(wins / Math.max(1, games), 1)} % of ${games.toLocaleString('en')} games are won (${percent(low, 1)} to ${percent(high, 1)}).`
      : `${games.toLocaleString('en')} games between equal bots.`,
    others.length > 0 && experiment.game.isTogether ? sentenceOf(others) : '',
    cards.length > 0 ? `${moving} of ${cards.length} cards differ measurably from their deck.` : '',
    judged.length > 0 ? `${met} of ${judged.length} goals are met.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** `It moves by 22 points with the mode, by 16 with the bots.` */
function sentenceOf([first, ...rest]: readonly (readonly [string, string])[]): string {
  if (!first) return '';
  const more = rest.map(([name, points]) => `, by ${points} with the ${name}`).join('');
  return `It moves by ${first[1]} points with the ${first[0]}${more}.`;
}
