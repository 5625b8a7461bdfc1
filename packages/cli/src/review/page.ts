/** A review as one HTML file with everything in it: graph, boards as text, moments to find, script and styles. */
import { readFileSync } from 'node:fs';
import type { Chances } from '@tessera/bots/review';
import { plyText } from '../line.ts';
import type { LoggedGame } from '../logs.ts';
import { pliesOf } from '../logs.ts';
import { filled, type Language } from '../words.ts';
import type { LogReview } from './reviewLog.ts';
import { REVIEW_TEXT } from './text.ts';
import type { ToldReview } from './told.ts';

const partOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, letter => HTML[letter] ?? letter);

/** JSON within a script element: no character of it can end the element. */
const data = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Boards as lists of numbers of lines: neighbouring boards share most of theirs. */
function newBoards() {
  const numbers = new Map<string, number>();
  return {
    lines: () => [...numbers.keys()],
    of: (lines: readonly string[]): readonly number[] =>
      lines.map(line => {
        const number = numbers.get(line) ?? numbers.size;
        numbers.set(line, number);
        return number;
      }),
  };
}

export function reviewPage(
  logged: LoggedGame,
  found: LogReview,
  told: ToldReview,
  language: Language,
): string {
  const { game, words: wordsIn, face: faceIn } = logged;
  const { match, review, states } = found;
  const text = REVIEW_TEXT[language];
  const [words, face] = [wordsIn(language), faceIn(language)];
  const boards = newBoards();
  const draw = (state: unknown): readonly number[] =>
    boards.of(face.board(game.view(state, 'watcher'), false));
  const title = filled(text.title, { game: game.id });
  const outcome = game.outcome(match.state);
  const page = {
    text: text.page,
    names: told.totals.map(({ name }) => name),
    steps: pliesOf(match).map(ply => plyText(ply, words) || ply.move),
    boards: states.map(draw),
    points: pointsOf(found),
    costs: review.decisions.flatMap(({ index, cost, seat }) => (cost > 0 ? [{ index, cost, seat }] : [])),
    luck: review.decisions.flatMap(({ index, luck }) =>
      luck.some(change => Math.abs(change) >= SHOWN) ? [{ index, luck: luck[0] ?? 0 }] : [],
    ),
    moments: told.moments.map(({ states: along, ...moment }) => ({ ...moment, boards: along.map(draw) })),
  };
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(title)}</title>`,
    `<style>${partOf('page.css')}</style>`,
    `<h1>${escaped(title)}</h1>`,
    `<p>${escaped(outcome ? face.over(outcome) : '')}</p>`,
    sumsOf(told, text.page),
    '<main id="main"></main>',
    `<script type="application/json" id="data">${data({ ...page, lines: boards.lines() })}</script>`,
    `<script>${partOf('page.js')}</script>`,
    '</html>',
    '',
  ].join('\n');
}

/** Smaller changes by chance get no bar. */
const SHOWN = 0.02;

/** Win probabilities by number of answers: with best play before a decision, and after its answer. */
function pointsOf({
  review,
  course,
}: LogReview): readonly { readonly count: number; readonly chances: Chances }[] {
  return [
    ...review.decisions.map(({ index, before }) => ({ count: index, chances: before })),
    { count: course.steps.length, chances: course.end },
  ];
}

function sumsOf({ totals }: ToldReview, words: (typeof REVIEW_TEXT)['en']['page']): string {
  const keys = ['start', 'decisions', 'others', 'luck', 'unseen', 'end'] as const;
  const shown = keys.filter(key => key === 'decisions' || totals.some(total => total[key] !== 0));
  const sign = (key: (typeof keys)[number], points: number): string => {
    if (key === 'start' || key === 'end') return `${points}\u00a0%`;
    const change = key === 'decisions' ? -points : points;
    return change === 0 ? '0' : change < 0 ? `−${-change}` : `+${change}`;
  };
  const cells = (name: string, of: (key: (typeof keys)[number]) => string, tag: string): string =>
    `<tr><th>${escaped(name)}</th>${shown.map(key => `<${tag}>${escaped(of(key))}</${tag}>`).join('')}</tr>`;
  return [
    `<table><caption>${escaped(words.sums)} (${escaped(words.points)})</caption>`,
    `<thead>${cells('', key => words[key], 'th')}</thead>`,
    `<tbody>${totals.map(total => cells(total.name, key => sign(key, total[key]), 'td')).join('')}</tbody></table>`,
  ].join('');
}
