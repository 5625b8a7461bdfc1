/** A moment to branch from reveals nothing that the first match hides. */
import { type AnyGame, type AnyMatch, Match, parseOptions, seededChance } from '@tessera/engine';
import { GAME_IDS, gameById } from '@tessera/games';
import { expect, test } from 'vitest';
import type { Moment } from './client.ts';
import { momentOf } from './outside.ts';
import { answerTo } from './questions.ts';

/** Moment of a match as known to the seat to act. */
const momentIn = (match: AnyMatch, count: number): Promise<unknown> => {
  const { game } = match;
  const state = match.stateAt(count);
  const seat = game.decider(state) ?? null;
  const view = game.view(state, seat ?? 'watcher');
  return answerTo(game, { type: 'moment', game: game.id, seat, view, count });
};

const rulesOf = (id: string): AnyGame => gameById(id) as AnyGame;

function matchOf(game: AnyGame, position?: string): AnyMatch {
  const options = parseOptions<object>(game.options, {});
  const start = { options, seats: 2, seed: 'moment', ...(position === undefined ? {} : { position }) };
  const match: AnyMatch = new Match(game, start);
  return match;
}

test.each(GAME_IDS.filter(id => rulesOf(id).hasChance))(
  '%s: decks that look alike give the same moment, and another match can begin in it',
  async id => {
    const game = rulesOf(id);
    const { formatPosition } = game.notation;
    const match = matchOf(game);
    for (let i = 0; i < 6; i++) match.fallback();
    const view = game.view(match.state, match.decider ?? 'watcher');
    const alike = formatPosition(game.determinize(view, seededChance('other')));
    expect(alike).not.toBe(formatPosition(match.state));
    const moment = (await momentIn(match, 6)) as Moment;
    expect(moment.log).toBeNull();
    expect(await momentIn(matchOf(game, alike), 0)).toEqual(moment);
    const other = matchOf(game, moment.position);
    expect(game.view(other.state, 'watcher')).toEqual(game.view(match.state, 'watcher'));
    expect(other.fallback()).toBeDefined();
  },
);

test('rift: a moment has the log that led there, and nothing later', () => {
  const game = rulesOf('rift');
  const match = matchOf(game);
  for (let i = 0; i < 6; i++) match.fallback();
  const { log, position } = momentOf(game, match.log(), 4);
  expect(log).toEqual({ header: match.header, entries: match.entries.slice(0, 4) });
  const other = Match.resume(game, log as NonNullable<typeof log>);
  expect(game.notation.formatPosition(other.state)).toBe(position);
  expect(other.undo()).toBe(true);
});
