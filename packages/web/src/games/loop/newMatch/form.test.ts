import { Match, parseOptions } from '@tessera/engine';
import { AGENT_CODES, BUILT_IN_PACK, LOOP_OPTIONS, loop } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import type { NewMatch } from '../../../match/client.ts';
import {
  type Draft,
  expertGroups,
  firstDraft,
  heldBy,
  setupOf,
  withMore,
  withOption,
  withoutSeat,
} from '../../../table/newMatch/draft.ts';
import { ownPack, withPack } from '../../../table/newMatch/packs/draft.ts';
import {
  agentsIn,
  FORM,
  isAlone,
  packOf,
  teamSizes,
  towerIn,
  weightsFor,
  weightsIn,
  withAgent,
  withAnyAgent,
  withTeam,
  withWeight,
} from './form.ts';

const FIRST = firstDraft(FORM);
const THREE = withMore(FORM, FIRST);
const FOUR = withMore(FORM, THREE);
const ALONE = withoutSeat(FORM, FIRST, 1);

/** First state of a new match. */
const played = ({ options, seats }: NewMatch) =>
  new Match(loop, { options: parseOptions(loop.options, options), seats: seats.length, seed: 'form' }).state;

/** Agents and holders, on the page and by the rules. */
function teamOf(draft: Draft) {
  const { agents, holders } = played(setupOf(FORM, draft));
  expect(agents.map(code => AGENT_CODES[code])).toEqual(agentsIn(draft));
  expect(heldBy(FORM, draft)).toEqual(
    draft.seats.map((_, seat) => [...holders.keys()].filter(agent => holders[agent] === seat)),
  );
  return heldBy(FORM, draft).map(held => held.map(agent => agentsIn(draft)[agent]));
}

test('every option is on the page exactly once', () => {
  const shown = [...FORM.plain, ...expertGroups(FORM)].flatMap(({ names }) => names);
  expect([...FORM.own, ...shown].sort()).toEqual(Object.keys(LOOP_OPTIONS).sort());
});

describe('[L-SETUP-1] the team', () => {
  test('has an agent for each player, and three for a single player', () => {
    expect(teamOf(FIRST)).toEqual([['prowler'], ['cztwyzzek']]);
    expect([FOUR, ALONE].map(draft => teamOf(draft).flat())).toEqual([
      ['prowler', 'cztwyzzek', 'mrtime', 'robofinisher'],
      ['prowler', 'cztwyzzek', 'mrtime'],
    ]);
    expect(setupOf(FORM, THREE).options).toEqual({});
  });

  test('has no agent twice: a chosen agent is swapped with its former player’s', () => {
    const swapped = withAgent(THREE, 0, 'mrtime');
    expect(teamOf(swapped)).toEqual([['mrtime'], ['cztwyzzek'], ['prowler']]);
    expect(withAgent(swapped, 0, 'prowler')).toEqual(THREE);
  });

  test('fills `any` with an agent that nobody leads', () => {
    const any = withAnyAgent(FOUR, 2);
    expect(teamOf(any)[2]).toEqual(['vgirl']);
    expect(['mrtime', 'robofinisher', 'vgirl']).toContain(agentsIn(withAnyAgent(FIRST, 1))[1]);
  });

  test('keeps the place of `any` in the list, at its end too', () => {
    const open = withOption(FIRST, 'agents', ['mrtime', 'any', 'any']);
    expect(teamOf(open)).toEqual([['mrtime', 'cztwyzzek'], ['prowler']]);
    expect(setupOf(FORM, open).options).toEqual({ agents: ['mrtime', 'any', 'any'] });
    expect(teamOf(withOption(ALONE, 'agents', ['any', 'any']))).toEqual([['prowler', 'cztwyzzek']]);
    expect(teamOf(withAgent(open, 1, 'vgirl'))).toEqual([['mrtime', 'cztwyzzek'], ['vgirl']]);
  });

  test('[L-DEC-3] [L-TV-41] may have several agents per player', () => {
    expect(teamOf(withTeam(FIRST, 4))).toEqual([
      ['prowler', 'mrtime'],
      ['cztwyzzek', 'robofinisher'],
    ]);
    expect(teamOf(withTeam(THREE, 4))).toEqual([['prowler', 'robofinisher'], ['cztwyzzek'], ['mrtime']]);
    expect(withTeam(withTeam(FIRST, 4), 2)).toEqual(FIRST);
    expect([ALONE, FIRST, THREE, FOUR].map(teamSizes)).toEqual([[2, 3, 4], [2, 3, 4], [3, 4], [4]]);
  });

  test('loses only the agents of a removed player', () => {
    const chosen = withAgent(THREE, 2, 'vgirl');
    expect(teamOf(withoutSeat(FORM, chosen, 0))).toEqual([['cztwyzzek'], ['vgirl']]);
    expect(teamOf(withMore(FORM, withAgent(FIRST, 0, 'vgirl')))).toEqual([
      ['vgirl'],
      ['cztwyzzek'],
      ['prowler'],
    ]);
  });
});

describe('[L-SOLO-1] a single player', () => {
  test.each([2, 3, 4])('may lead %i agents with one deck', size => {
    const state = played(setupOf(FORM, withTeam(ALONE, size)));
    expect([state.agents.length, state.draws.length]).toEqual([size, 1]);
  });

  test('[L-DEC-3] may have a deck for each agent, which several players may not choose', () => {
    const decks = withOption(ALONE, 'solo', false);
    expect([isAlone(ALONE), isAlone(decks)]).toEqual([true, false]);
    expect(teamOf(decks)).toEqual([['prowler', 'cztwyzzek']]);
    expect(played(setupOf(FORM, decks)).draws).toHaveLength(2);
    expect(withMore(FORM, decks)).toEqual(FIRST);
  });
});

test('[L-FOO-6] a tower is chosen by name or by custom weights', () => {
  expect([towerIn(FIRST), weightsIn(FIRST)]).toEqual(['uniform', [1, 1, 1]]);
  const centred = withOption(FIRST, 'tower', 'centred');
  expect(setupOf(FORM, centred).options).toEqual({ tower: 'centred' });
  const own = withWeight(centred, 1, 9);
  expect(played(setupOf(FORM, own)).options.tower).toEqual([3, 9, 3]);
  const middle = withWeight(withWeight(own, 0, 0), 2, 0);
  expect([weightsFor(middle, 1)[0], weightsFor(middle, 0)[0]]).toEqual([1, 0]);
});

test('[L-PACK-1] a match contains its pack', () => {
  const mine = { ...structuredClone(BUILT_IN_PACK), name: 'mine' };
  const draft = withPack(FIRST, mine);
  expect(played(setupOf(FORM, draft)).options.pack).toEqual(mine);
  expect([ownPack(draft), packOf(draft), packOf(FIRST)]).toEqual([mine, mine, BUILT_IN_PACK]);
  expect(withPack(draft, undefined)).toEqual(FIRST);
});
