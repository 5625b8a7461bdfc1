/** Figures of what cards and people are worth: points of win rate with intervals, corrected for many comparisons. */
import * as Plot from '@observablehq/plot';
import type { CardEffect } from './cards.ts';
import type { Effect } from './effects.ts';
import type { Summary } from './summary.ts';
import { drawn, escaped, percent, responsive, signed } from './svg.ts';
import { tableHtml } from './table.ts';

interface Worth extends Effect {
  readonly name: string;
  readonly isSignificant: boolean;
}

const colourOf = ({ isSignificant, difference }: Worth): string =>
  isSignificant ? (difference > 0 ? 'var(--ok)' : 'var(--danger)') : 'var(--faint)';

const ROW = 18;

/** Points with intervals; filled ones are significant. */
function dots(all: readonly Worth[], most: number, width: number, label: string): string {
  const names = all.map(({ name }) => name);
  const left = Math.min(width * 0.44, 22 + 7 * Math.max(...names.map(name => name.length)));
  const clamp = (value: number): number => Math.max(-most, Math.min(most, value));
  const scale = { value: colourOf as (d: unknown) => string, scale: null } as const;
  return drawn(
    {
      width,
      height: 26 + ROW * all.length,
      marginLeft: left,
      marginRight: 14,
      marginTop: 22,
      marginBottom: 4,
      x: { domain: [-most, most], axis: null },
      y: { domain: names, axis: null },
      marks: [
        Plot.gridX({ ticks: width < 400 ? 4 : 7, stroke: 'var(--line-soft)', strokeOpacity: 1 }),
        Plot.ruleX([0], { stroke: 'var(--faint)' }),
        Plot.axisX({
          anchor: 'top',
          ticks: width < 400 ? 4 : 7,
          tickSize: 0,
          tickFormat: (v: number) => signed(v, 0),
          fill: 'var(--muted)',
        }),
        Plot.text(
          all.filter(({ isSignificant }) => isSignificant),
          {
            x: -most,
            y: 'name',
            dx: -10,
            textAnchor: 'end',
            text: 'name',
            fill: 'var(--text)',
            fontWeight: 550,
          },
        ),
        Plot.text(
          all.filter(({ isSignificant }) => !isSignificant),
          { x: -most, y: 'name', dx: -10, textAnchor: 'end', text: 'name', fill: 'var(--muted)' },
        ),
        Plot.ruleY(all, {
          y: 'name',
          x1: ({ low }: Worth) => clamp(low),
          x2: ({ high }: Worth) => clamp(high),
          stroke: scale,
          strokeWidth: 2,
          strokeOpacity: 0.75,
          strokeLinecap: 'round',
        }),
        Plot.dot(all, {
          y: 'name',
          x: ({ difference }: Worth) => clamp(difference),
          r: 4.2,
          strokeWidth: 1.8,
          stroke: scale,
          fill: { value: (one: Worth) => (one.isSignificant ? colourOf(one) : 'var(--bg)'), scale: null },
        }),
      ],
    },
    label,
  );
}

/** Half-width of the scale: the largest effect, rounded up to two points; far-reaching intervals are cut. */
const scaleOf = (all: readonly Worth[]): number =>
  Math.max(
    0.04,
    Math.ceil(
      Math.max(
        ...all.map(({ difference, low, high }) =>
          Math.max(Math.abs(difference) * 1.25, Math.min(Math.abs(low), Math.abs(high))),
        ),
      ) * 50,
    ) / 50,
  );

const headOf = (first: string): readonly string[] => [first, 'points', 'from', 'to', 'significant'];
const cellsOf = ({ difference, low, high, isSignificant }: Worth): (string | number)[] => [
  signed(difference),
  signed(low),
  signed(high),
  isSignificant ? 'yes' : 'no',
];

/** Large decks fill the page in two columns, small ones stand side by side. */
export function cardFigures({ cards }: Summary): string {
  const decks = [...new Set(cards.map(({ deck }) => deck))].sort();
  const all = decks.map(deck => ({ deck, own: cards.filter(card => card.deck === deck) }));
  const figures = (isLarge: boolean): string =>
    all
      .filter(({ own }) => own.length > ONE_COLUMN === isLarge)
      .map(({ deck, own }) => deckFigure(deck, own))
      .join('\n');
  return `${figures(true)}<div class="pair">${figures(false)}</div>`;
}

const ONE_COLUMN = 14;

/** Effects with fewer takings say nothing. */
const FEWEST = 10;

function deckFigure(deck: string, all: readonly CardEffect[]): string {
  const cards = all.filter(({ taken }) => taken >= FEWEST);
  const title = `What a card is worth: ${deck}`;
  const up = cards.filter(({ isSignificant, difference }) => isSignificant && difference > 0).length;
  const down = cards.filter(({ isSignificant, difference }) => isSignificant && difference < 0).length;
  const sub = `points of win rate when the card was taken, against all takings from its deck in the same setting and turns; 95 % intervals. Filled: significant after Benjamini–Hochberg at 5 % (${up} above the deck, ${down} below)`;
  const half = Math.ceil(cards.length / 2);
  const columns = all.length > ONE_COLUMN ? [cards.slice(0, half), cards.slice(half)] : [cards];
  const most = cards.length === 0 ? 1 : scaleOf(cards);
  const plots = columns
    .filter(column => column.length > 0)
    .map(column => `<div>${responsive('half', width => dots(column, most, width, title))}</div>`)
    .join('');
  const table = tableHtml({
    caption: title,
    head: [...headOf('card'), 'taken', 'taken when seen %'],
    rows: all.map(card => [
      card.name,
      ...cellsOf(card),
      card.taken,
      card.rate === undefined ? '' : percent(card.rate),
    ]),
  });
  return `<section><h2>${escaped(title)}</h2><p class="sub">${sub}</p>${all.length > ONE_COLUMN ? `<div class="pair">${plots}</div>` : plots}${table}</section>`;
}

export function peopleFigure({ people, person }: Summary): string {
  if (people.length < 2) return '';
  const title = `What ${/^[aeio]/.test(person) ? 'an' : 'a'} ${person} is worth`;
  const sub = `points of win rate of games with this ${person}, against games without, in the same setting; 95 % intervals. Filled: significant after Benjamini–Hochberg at 5 %`;
  const plot = responsive('half', width => dots(people, scaleOf(people), width, title));
  const table = tableHtml({
    caption: title,
    head: [...headOf(person), 'games'],
    rows: people.map(one => [one.name, ...cellsOf(one), one.games]),
  });
  return `<section><h2>${escaped(title)}</h2><p class="sub">${sub}</p>${plot}${table}</section>`;
}
