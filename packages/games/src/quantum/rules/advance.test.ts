import { describe, expect, test } from 'vitest';
import { table } from '../../../test/quantumTable.ts';
import { quantum } from '../index.ts';

describe('Q-ADV: advance cards', () => {
  test('[Q-ADV-2] [Q-RUL-21] each kind is offered once, or six new cards; passing is not allowed', () => {
    const game = table({
      seats: [{ research: 6 }, {}],
      rows: { command: 'agile cruel warlike', gambit: 'expansion expansion sabotage' },
    });
    game.play('end');
    expect(game.legal()).toEqual([
      'refresh',
      'take agile',
      'take cruel',
      'take expansion',
      'take sabotage',
      'take warlike',
    ]);
  });

  test('[Q-ADV-3] the row is filled before the next pick', () => {
    const game = table({
      seats: [{ ships: '4@4,3 4@3,4', research: 6 }, {}],
      rows: { command: 'agile cruel warlike' },
      decks: { command: 'eager clever' },
    });
    game.play('construct 4,4', 'end', 'take cruel');
    expect([game.pile('rows', 'command'), game.state.turn.draws]).toEqual(['agile warlike eager', 1]);
  });

  test('[Q-TV-100] [Q-ADV-3] [Q-ADV-7] [Q-RUL-51] a Gambit is resolved, discarded, and only then its place is filled', () => {
    const game = table({
      seats: [{ research: 6 }, {}],
      rows: { gambit: 'aggression expansion momentum' },
      decks: { gambit: '' },
      discards: { gambit: 'sabotage relocation' },
      rolls: [0, 0], // aggression is shuffled too: aggression relocation sabotage, then from the back
    });
    game.play('end');
    const types = game.play('take aggression').map(({ type }) => type);
    expect(types.slice(0, 4)).toEqual(['cardTaken', 'dominance', 'reshuffle', 'cardRevealed']);
    expect(game.pile('rows', 'gambit')).toBe('expansion momentum relocation');
    expect([game.pile('decks', 'gambit'), game.pile('discards', 'gambit')]).toEqual([
      'sabotage aggression',
      '',
    ]);
  });

  test('[Q-ADV-3] [Q-INV-6] the row has two cards while a Gambit asks, and the position round-trips', () => {
    const game = table({
      seats: [{ ships: '4@4,3 4@3,4 -', research: 6 }, {}],
      rows: { gambit: 'expansion momentum sabotage' },
      decks: { gambit: 'relocation reorganization' },
      cubes: { '1,1': 'a' },
      cubesEach: 7,
      rolls: [2],
    });
    game.play('construct 4,4', 'end', 'take expansion');
    expect([game.asked(), game.pile('rows', 'gambit')]).toEqual(['a EXPAND_PLACE', 'momentum sabotage']);
    const again = quantum.notation.parsePosition(game.position(), game.state.options, 'lenient');
    expect(quantum.notation.formatPosition(again)).toBe(game.position());
    game.play('scrapyard');
    expect([game.asked(), game.pile('rows', 'gambit')]).toEqual([
      'a ADVANCE',
      'momentum sabotage relocation',
    ]);
    expect(game.pile('discards', 'gambit')).toBe('expansion');
  });

  test('[Q-WIN-6] a Gambit that ends the game lies in the discard, its place empty', () => {
    const game = table({
      seats: [{ research: 6, dominance: 4, cubesLeft: 1 }, {}],
      cubes: { '1,1': 'a', '4,1': 'a', '7,1': 'a', '1,4': 'a' },
      rows: { gambit: 'aggression expansion momentum' },
    });
    game.play('end', 'take aggression', 'cube 4,4');
    expect([game.outcome()?.reason, game.pile('discards', 'gambit')]).toEqual(['cubes', 'aggression']);
    expect(game.pile('rows', 'gambit')).toBe('expansion momentum');
    expect(quantum.outcome(quantum.notation.parsePosition(game.position(), game.state.options))).toEqual(
      game.outcome(),
    );
  });

  test('[Q-ADV-5] [Q-RUL-22] [Q-RUL-49] a card does not work in the turn in which it is taken', () => {
    const game = table({
      seats: [{ ships: '4@4,3 4@3,4 -', research: 6 }, { ships: '3@3,3' }],
      rows: { command: 'clever stubborn cruel', gambit: 'expansion momentum sabotage' },
      rolls: [2],
    });
    game.play('construct 4,4', 'end', 'take clever', 'take expansion');
    expect(game.asked()).toBe('a EXPAND_PLACE'); // rolled, not chosen
  });

  test('[Q-ADV-6] a discarded card stops working at once', () => {
    const game = table({
      seats: [{ cards: 'agile clever cruel', ships: '4@4,3 4@3,4 -', research: 6 }, {}],
      rows: { command: 'stubborn eager warlike', gambit: 'expansion momentum sabotage' },
      rolls: [5],
    });
    game.play('construct 4,4', 'end', 'take eager', 'discard clever', 'take expansion');
    expect([game.asked(), game.cards(0)]).toEqual(['a EXPAND_PLACE', 'agile cruel (eager)']);
  });

  test('[Q-CARD-EXPANSION] [Q-RUL-31] Expansion adds a ship to an own orbit or the scrapyard, which acts from the next turn on', () => {
    const game = table({
      seats: [{ ships: '1@8,8', research: 6 }, {}],
      cubes: { '1,1': 'a' },
      rolls: [3],
    });
    game.play('end', 'take expansion');
    expect(game.legal()).toEqual(['place 0,1', 'place 1,0', 'place 1,2', 'place 2,1', 'scrapyard']);
    game.play('scrapyard');
    expect([game.die('a2'), game.asked()]).toEqual(['3', 'b TURN']);
  });

  test('[Q-CARD-REORGANIZATION] ships are picked one by one, rolled, then placed in the same order', () => {
    const game = table({
      seats: [{ ships: '1@8,8 2@0,0 3', research: 6 }, {}],
      cubes: { '1,1': 'a' },
      rows: { gambit: 'reorganization expansion momentum' },
      rolls: [6, 5],
    });
    game.play('end', 'take reorganization', 'pick a3', 'pick a1', 'done');
    expect([game.asked(), game.die('a3'), game.die('a1')]).toEqual(['a REORG_PLACE', '6?', '5?']);
    game.play('place 1,0', 'scrapyard');
    expect([game.die('a3'), game.die('a1'), game.die('a2')]).toEqual(['6@1,0', '5', '2@0,0']);
  });

  test('[Q-CARD-REORGANIZATION] Reorganization does nothing without a pick, and stops by itself when all are picked', () => {
    const given = {
      seats: [{ ships: '1@8,8', research: 6 }, {}],
      rows: { gambit: 'reorganization expansion momentum' },
      rolls: [4],
    };
    const none = table(given);
    none.play('end', 'take reorganization', 'done');
    expect([none.die('a1'), none.asked()]).toEqual(['1@8,8', 'b TURN']);
    const all = table(given);
    all.play('end', 'take reorganization', 'pick a1'); // no own planet: the scrapyard is the only place
    expect([all.die('a1'), all.asked()]).toEqual(['4', 'b TURN']);
  });

  test('[Q-CARD-RELOCATION] Relocation does nothing without a target', () => {
    const game = table({
      seats: [{ research: 6 }, {}],
      rows: { gambit: 'relocation expansion momentum' },
    });
    game.play('end', 'take relocation');
    expect([game.asked(), game.pile('discards', 'gambit')]).toEqual(['b TURN', 'relocation']);
  });

  test('[Q-CARD-SABOTAGE] Sabotage skips a player without a card', () => {
    const game = table({
      seats: [{ research: 6, cards: 'cruel' }, {}],
      rows: { gambit: 'sabotage expansion momentum' },
    });
    game.play('end', 'take sabotage');
    expect([game.asked(), game.cards(0)]).toEqual(['b TURN', 'cruel']);
  });

  test('[Q-CARD-FLEXIBLE] Flexible turns a ship one up or down, without wrapping, in the scrapyard too', () => {
    const game = table({ seats: [{ ships: '6@3,3* 1', cards: 'flexible' }, {}] });
    expect(game.legal('flexible ')).toEqual(['a1 -', 'a2 +']);
    expect(game.whyNot('flexible a1 +')).toMatchObject({ clause: 'Q-CARD-FLEXIBLE', code: 'E_WRONG_FACE' });
    game.play('flexible a2 +');
    expect(game.die('a2')).toBe('2');
  });

  test('[Q-CARD-CUNNING] Cunning allows a second use of the same ability, once in a turn', () => {
    const game = table({ seats: [{ ships: '6@3,3 6@8,8', cards: 'cunning' }, {}], rolls: [1, 5, 1] });
    expect(game.whyNot('scout a1 cunning')).toMatchObject({ code: 'E_CARD' });
    game.play('scout a1', 'scout a1 cunning');
    expect(game.die('a1')).toBe('6@3,3**');
    expect(game.whyNot('scout a1 cunning')).toMatchObject({ code: 'E_CARD' });
    game.play('scout a2');
    expect(game.whyNot('scout a2 cunning')).toMatchObject({ code: 'E_CARD' });
  });

  test('[Q-CARD-CUNNING] Cunning lets a Frigate modified to three go on to five, or warp', () => {
    const game = table({ seats: [{ ships: '4@3,3 1@8,8', cards: 'cunning' }, {}] });
    game.play('modify a1 3');
    expect(game.legal().filter(text => text.endsWith('cunning'))).toEqual([
      'modify a1 5 cunning',
      'warp a1 a2 cunning',
    ]);
  });

  test('[Q-RUL-45] [Q-CARD-CURIOUS] the free move may be a second one with Energetic', () => {
    const game = table({
      seats: [{ ships: '1@3,3!', cards: 'curious energetic' }, {}],
      turn: { actions: 0 },
    });
    expect(game.legal('move a1 ')).toContain('3,4 curious');
  });

  test('[Q-RUL-30] [Q-CARD-TYRANNICAL] [Q-CARD-CEREBRAL] Tyrannical and Cerebral cannot be used at the end of a track', () => {
    const game = table({ seats: [{ cards: 'tyrannical cerebral' }, {}] });
    expect(game.whyNot('tyrannical')).toMatchObject({ code: 'E_TRACK' });
    expect(game.whyNot('cerebral')).toMatchObject({ code: 'E_TRACK' });
  });
});
