import { encode, Match, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { packWith } from '../../../test/tesseractPacks.ts';
import { type Given, positionOf, table, tower } from '../../../test/tesseractTable.ts';
import { tesseractOptions } from '../../../test/tesseractVariants.ts';
import { determinize, tesseract } from '../index.ts';

const stacks = tower(['3443', '4444', '4444', '3443']);
const containment = ['C-05 unlocked', ...['C-01', 'C-02', 'C-03', 'C-04', 'C-06'].map(id => `${id} hidden`)];

describe('section 18: refund of a card or an individual action without effect', () => {
  test('[T-DEC-8] a refund returns the card if every wish was refused; one accepted wish discards it', () => {
    const given = { stacks, labs: ['Y2', 'O1'], hands: [['L2-04', 'L2-01'], []], discard: ['L2-03'] };
    const refused = table(given);
    refused.play('play L2-04', 'transfer A:Y2 B', 'no', 'transfer B:O1 A', 'no');
    expect(refused.state.discard).toEqual(['L2-03', 'L2-04']); // the effect still asks (T-RUL-34)
    const events = refused.play('stop');
    expect(events).toEqual([{ type: 'unspent', lab: 0, card: 'L2-04' }]);
    expect([refused.state.hands[0], refused.state.discard]).toEqual([['L2-01', 'L2-04'], ['L2-03']]);
    expect(refused.legal('play')).toContain(' L2-04');
    const accepted = table(given);
    accepted.play('play L2-04', 'transfer A:Y2 B', 'yes', 'transfer B:O1 A', 'no', 'stop');
    expect([accepted.state.hands[0], accepted.state.discard]).toEqual([['L2-01'], ['L2-03', 'L2-04']]);
  });

  test('[T-DEC-8] [T-RUL-28] a refund is not given once something was done, in whichever order: only that target is lost', () => {
    const given = { stacks, labs: ['Y2', 'O1'], primed: 'P3', hands: [['L3-04'], []] };
    for (const answers of [
      ['pick B:O1', 'no', 'pick A:Y2', 'stop'],
      ['pick primed:P3', 'pick B:O1', 'no', 'stop'],
    ]) {
      const game = table(given);
      game.play('play L3-04', ...answers);
      expect([game.lab(1), game.state.hands[0], game.state.discard]).toEqual(['O1', [], ['L3-04']]);
    }
  });

  test('[T-DEC-8] a refund counts the automatic part of a step as an effect, but not a token that could not go back', () => {
    const pack = packWith({ 'L2-04': { effect: 'breach(-1); flip(otherlab,1)' } });
    const given = { stacks, options: { pack }, labs: ['', 'O1'], hands: [['L2-04'], []] };
    for (const breach of [0, 1]) {
      const game = table({ ...given, breach });
      game.play('play L2-04', 'pick B:O1', 'no', 'stop');
      expect(game.state.hands[0]).toEqual(breach === 0 ? ['L2-04'] : []);
    }
  });

  test('[T-DEC-8] a refund is not given for a card that was stopped without asking anybody', () => {
    const game = table({ stacks, labs: ['Y2', 'O1'], hands: [['L2-04'], []] });
    game.play('play L2-04', 'stop');
    expect([game.state.hands[0], game.state.discard]).toEqual([[], ['L2-04']]);
  });

  test('[T-DEC-8] [T-CARD-4] a refund comes by itself after a refused obligation', () => {
    const pack = packWith({ 'L2-01': { effect: 'flip(otherlab,1!)' } });
    const game = table({ stacks, options: { pack }, labs: ['', 'O1'], hands: [['L2-01'], []] });
    game.play('play L2-01', 'no');
    expect([game.decision(), game.lab(1), game.state.hands[0]]).toEqual(['act', 'O1', ['L2-01']]);
  });

  test('[T-DEC-8] [T-CARD-2] a refund unlocks a containment card again', () => {
    const given = { stacks, labs: ['P5', 'O1'], containment };
    const refused = table(given);
    refused.play('use 1', 'pick B:O1', 'no', 'stop');
    expect([refused.state.containment[0]?.state, refused.legal('use')]).toEqual(['unlocked', [' 1']]);
    const done = table(given);
    done.play('use 1', 'pick B:O1', 'no', 'pick A:P5', 'stop');
    expect([done.state.containment[0]?.state, done.board()]).toEqual(['used', 'P5']);
  });

  test('[T-DEC-8] [T-SPEC-1] a refund returns the action and its once mark', () => {
    const pack = packWith({ R09: { action: 'flip(otherlab,1,once)' } });
    const given = { stacks, options: { pack }, researchers: ['R09', '-'], labs: ['', 'O1'] };
    const refused = table(given);
    const events = refused.play('specialize', 'pick B:O1', 'no', 'stop');
    expect(events.at(-1)).toEqual({ type: 'unspent', lab: 0 });
    expect([refused.state.actions, refused.state.used[0], refused.legal('specialize')]).toEqual([
      3,
      [],
      [''],
    ]);
    const done = table(given);
    done.play('specialize', 'pick B:O1', 'yes');
    expect([done.state.actions, done.whyNot('specialize')]).toMatchObject([2, { code: 'E_ONCE' }]);
  });

  test('[T-DEC-8] [T-SPEC-1] a refund returns only the refused use of an action used twice', () => {
    const game = table({ stacks, researchers: ['R08', '-'], labs: ['Y2', 'O1'] });
    game.play('specialize', 'adjust A:Y2 +', 'stop', 'specialize', 'adjust B:O1 +', 'no', 'stop');
    expect([game.state.actions, game.state.used[0], game.lab(0)]).toEqual([2, ['specialize'], 'Y3']);
  });

  test('[T-DEC-8] [T-RUL-29] a refund returns the action of a declined grant, not of a used one', () => {
    const pack = packWith({ R10: { action: 'grant(other,2)' } });
    const given = { stacks, options: { pack }, labs: ['Y2', 'O1'] };
    const actions = (researcher: string, ...answers: string[]): unknown[] => {
      const game = table({ ...given, researchers: [researcher, '-'] });
      game.play('specialize', 'lab B', ...answers);
      return [game.decision(), game.state.actions, game.state.used[0]];
    };
    expect(actions('R11', 'stop')).toEqual(['act', 3, []]);
    expect(actions('R11', 'adjust B:O1 +')).toEqual(['act', 2, ['specialize']]);
    expect(actions('R11', 'transfer A:Y2 B', 'no', 'stop')).toEqual(['act', 3, []]); // A refused, B gave up
    expect(actions('R10', 'adjust B:O1 +', 'stop')).toEqual(['act', 2, ['specialize']]);
    expect(actions('R10', 'stop')).toEqual(['act', 3, []]);
  });

  test('[T-DEC-8] a refund is nothing for an ability, which costs nothing', () => {
    const pack = packWith({ R05: { ability: 'onIdenticalDestroyed: flip(otherlab,1)' } });
    const given = {
      stacks,
      options: { pack },
      researchers: ['R05', '-'],
      labs: ['Y2Y3Y4', 'O1'],
      primed: 'Y3',
    };
    const game = table(given);
    const events = game.play('contain Y2 Y3 Y4', 'pick A:Y3', 'pick B:O1', 'no', 'stop');
    expect([game.decision(), game.state.actions, game.board()]).toEqual(['reroll', 2, 'Y3']);
    expect(events.some(event => event.type === 'unspent')).toBe(false);
  });

  test('[T-DEC-8] a refund resumes exactly in a match saved between the refusal and the end of the effect', () => {
    const given = { stacks, labs: ['Y2', 'O1'], hands: [['L2-04'], []] };
    const game = table(given);
    game.play('play L2-04', 'transfer A:Y2 B', 'no');
    const again = table({ ...JSON.parse(game.position()) });
    const looked = determinize(game.view, seededChance('look'));
    tesseract.play(looked, 0, { type: 'stop' }, seededChance('stop'));
    for (const one of [game, again]) one.play('stop');
    expect(encode(again.state)).toBe(encode(game.state));
    expect([game.state.hands[0], looked.hands[0]]).toEqual([['L2-04'], ['L2-04']]);
  });
});

describe('undo past a refusal', () => {
  const matchFrom = (
    { players = 2, ...given }: Given & { readonly players?: number },
    ...answers: string[]
  ) => {
    const position = positionOf({ players, ...given });
    const match = new Match(tesseract, {
      options: tesseractOptions(),
      seats: players,
      seed: 'undo',
      position,
    });
    const start = encode(match.state);
    for (const text of answers)
      match.submit(tesseract.decider(match.state)!, tesseract.notation.parseMove(match.state, text));
    while (match.undo());
    return { left: match.length, isStart: encode(match.state) === start };
  };

  test('[T-DEC-7] [T-DEC-8] undo reaches a refused wish, and the answers before it', () => {
    const given = { stacks, labs: ['Y2', 'O1'], hands: [['L2-04'], []] };
    expect(matchFrom(given, 'adjust A:Y2 +', 'transfer B:O1 A', 'no')).toEqual({ left: 0, isStart: true });
    const card = ['adjust A:Y2 +', 'play L2-04', 'transfer B:O1 A', 'no', 'stop'];
    expect(matchFrom(given, ...card)).toEqual({ left: 0, isStart: true });
    expect(matchFrom(given, 'adjust A:Y2 +', 'play L2-04', 'transfer B:O1 A', 'yes', 'stop').left).toBe(4);
  });

  test('[T-DEC-7] [T-DEC-8] undo stops at a consent once everybody has agreed', () => {
    const given = { players: 3, stacks, labs: ['', 'O1', ''], hands: [['L2-04'], [], []] };
    const wish = ['play L2-04', 'transfer B:O1 C', 'yes'];
    expect(matchFrom(given, ...wish).left).toBe(0);
    expect(matchFrom(given, ...wish, 'no', 'stop')).toEqual({ left: 0, isStart: true });
    expect(matchFrom(given, ...wish, 'yes').left).toBe(4);
  });

  test('[T-DEC-7] [T-DEC-8] undo reaches a declined grant', () => {
    const given = { stacks, researchers: ['R11', '-'], labs: ['Y2', 'O1'] };
    expect(matchFrom(given, 'specialize', 'lab B', 'stop')).toEqual({ left: 0, isStart: true });
  });
});
