/** Figures of win rates: by every dimension, by seat, by the reasons of the end. */
import * as Plot from '@observablehq/plot';
import { wilson } from '@tessera/bots';
import { layoutOf } from './layout.ts';
import { dimensionWord, valueWord } from './names.ts';
import { reasonsOf } from './reasons.ts';
import { countOf, type Summary } from './summary.ts';
import { drawn, escaped, percent, responsive } from './svg.ts';
import { type Table, tableHtml } from './table.ts';

interface Rate {
  readonly label: string;
  readonly games: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const rateRow = (label: string, wins: number, games: number): Rate => ({
  label,
  games,
  ...wilson(wins, games),
});

const tableOf = (caption: string, first: string, rows: readonly Rate[]): Table => ({
  caption,
  head: [first, 'games', 'won %', 'from', 'to'],
  rows: rows.map(({ label, games, rate, low, high }) => [
    label,
    games,
    percent(rate, 1),
    percent(low, 1),
    percent(high, 1),
  ]),
});

/** Points with intervals on one scale, a row for each value. */
function ratePlot(rows: readonly Rate[], width: number, label: string): string {
  const left = Math.min(width * 0.36, 16 + 7.2 * Math.max(...rows.map(row => row.label.length)));
  return drawn(
    {
      width,
      height: 34 + 24 * rows.length,
      marginLeft: left,
      marginRight: 44,
      marginTop: 22,
      marginBottom: 6,
      x: { domain: [0, 1], axis: null },
      y: { domain: rows.map(row => row.label), axis: null },
      marks: [
        Plot.ruleX([0, 0.25, 0.5, 0.75, 1], { stroke: 'var(--line)' }),
        Plot.axisX([0, 0.25, 0.5, 0.75, 1], {
          anchor: 'top',
          tickSize: 0,
          tickFormat: (v: number) => `${100 * v}`,
          fill: 'var(--muted)',
        }),
        Plot.axisY({ tickSize: 0, fill: 'var(--text)', tickPadding: 10 }),
        Plot.ruleY(rows, {
          y: 'label',
          x1: 'low',
          x2: 'high',
          stroke: 'var(--accent)',
          strokeWidth: 5,
          strokeOpacity: 0.38,
          strokeLinecap: 'round',
        }),
        Plot.dot(rows, { y: 'label', x: 'rate', r: 5, fill: 'var(--accent)' }),
        Plot.text(rows, {
          y: 'label',
          frameAnchor: 'right',
          dx: 38,
          textAnchor: 'end',
          text: ({ rate }: Rate) => percent(rate),
          fill: 'var(--text)',
          fontWeight: 600,
          fontSize: 13.5,
        }),
      ],
    },
    label,
  );
}

/** One small figure for each varied dimension. */
export function byDimension(summary: Summary): string {
  return summary.varied
    .map(({ name, values }) => {
      const rows = values.map(value => {
        const { wins, games } = countOf(summary.cells, { [name]: value });
        return rateRow(valueWord(name, value, true), wins, games);
      });
      const title = `Win rate by ${dimensionWord(name)}`;
      const plot = responsive('half', width => ratePlot(rows, width, title));
      return `<section><h2>${escaped(title)}</h2><p class="sub">per cent, over all other settings; bars are 95 % Wilson intervals</p>${plot}${tableHtml(tableOf(title, dimensionWord(name), rows))}</section>`;
    })
    .join('\n');
}

/** Reasons alone, where the grid has no rows to draw them by. */
export function endsAlone(summary: Summary): string {
  if (layoutOf(summary)) return '';
  const reasons = reasonsOf(summary);
  const rows = reasons.map(({ id, word }) => {
    const count = summary.cells.reduce((sum, one) => sum + (one.reasons.get(id) ?? 0), 0);
    return rateRow(word, count, summary.games);
  });
  return `<section><h2>How the games ended</h2><p class="sub">per cent of all games, with 95 % intervals</p>${responsive('half', width => ratePlot(rows, width, 'How the games ended'))}${tableHtml(tableOf('How the games ended', 'reason', rows))}</section>`;
}

/** Shares of wins by seat, for contests. */
export function bySeat(summary: Summary): string {
  if (summary.experiment.game.isTogether) return '';
  const sizes = [...new Set(summary.cells.map(({ seats }) => seats.length))].sort();
  return sizes
    .map(size => {
      const own = summary.cells.filter(({ seats }) => seats.length === size);
      const games = own.reduce((sum, one) => sum + one.games, 0);
      const rows = Array.from({ length: size }, (_, seat) =>
        rateRow(
          `seat ${seat + 1}`,
          own.reduce((sum, { seats }) => sum + (seats[seat] ?? 0), 0),
          games,
        ),
      );
      const first = own.reduce((sum, one) => sum + one.first.wins, 0);
      const known = own.reduce((sum, one) => sum + one.first.games, 0);
      const all = known > 0 ? [...rows, rateRow('who begins', first, known)] : rows;
      const title = `Wins by seat, ${size} players`;
      return `<section><h2>${title}</h2><p class="sub">per cent of ${games.toLocaleString('en')} games; equal seats would have ${percent(1 / size)}</p>${responsive('half', width => ratePlot(all, width, title))}${tableHtml(tableOf(title, 'seat', all))}</section>`;
    })
    .join('\n');
}
