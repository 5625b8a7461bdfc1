/** Bots of every game are handed what their seat may know: the hidden half of a match cannot matter to them. */
import { type AnyGame, digest, parseOptions, seededChance } from '@tessera/engine';
import { GAME_IDS, gameById } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import { ahead, bust } from '../test/bust.ts';
import { botByName, botNames } from './names.ts';
import { teamOf } from './team.ts';
import { usualBots } from './usual.ts';

/** Moments of a random game. */
function* moments(game: AnyGame, count: number) {
  const chance = seededChance(`hidden ${game.id}`);
  const state = game.setup(parseOptions<object>(game.options, {}), game.seats.usual, chance);
  for (let met = 0; met < count; ) {
    const seat = game.decider(state);
    if (seat === undefined) return;
    const legal = game.legalMoves(state, seat);
    if (legal.length > 1 && chance.below(5) === 0) {
      met++;
      yield { state, seat };
    }
    game.play(state, seat, legal[chance.below(legal.length)], chance);
  }
}

const toys = teamOf(bust, usualBots(bust, ahead));
const rows = [
  ...GAME_IDS.flatMap(id =>
    botNames(id).map(name => ({ game: gameById(id)!, name, newBot: () => botByName(id, name) })),
  ),
  ...toys.names.map(name => ({ game: toys.game, name, newBot: () => toys.bot(name) })),
];

describe.each(rows)('$game.id: $name', ({ game, newBot }) => {
  test('[T-INFO-2] answers the same when what is hidden is dealt anew', async () => {
    for (const { state, seat } of moments(game, 4)) {
      const world = game.determinize(game.view(state, seat), seededChance('other'));
      const think = (hidden: unknown) =>
        newBot().think({
          view: game.view(hidden, seat),
          seat,
          chance: seededChance('think'),
          limits: { nodes: 60 },
        });
      expect(await think(world)).toEqual(await think(state));
    }
  });
});

test.each([toys.game, gameById('tesseract')!])('$id has something to hide', game => {
  for (const { state, seat } of moments(game, 4)) {
    const world = game.determinize(game.view(state, seat), seededChance('other'));
    expect(digest(world)).not.toBe(digest(state));
  }
});
