import { parseOptions, seededChance } from '@tessera/engine';
import { geometryOf, quantum } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../../games/test/quantumTable.ts';
import { confirm } from '../../table/hand.ts';
import type { Manner } from '../../table/offers/hand.ts';
import type { Mode, Offered } from './contract.ts';
import { situationOf } from './fixtures.ts';
import {
  emptyHand,
  enter,
  type Hand,
  pressDie,
  pressOffer,
  pressSquare,
  putBack,
  type Stepped,
} from './hand.ts';
import { marksOf } from './marks.ts';
import { offersOf } from './offers.ts';

const MOUSE: Manner = { isOneClick: false };

/** A player who presses things, one after the other. */
function player(given: Given, manner = MOUSE) {
  const game = table(given);
  const { view, offers } = situationOf(game.state);
  const fresh = emptyHand(1, offers);
  let step: Stepped = { hand: fresh };
  const at = (place: string): number => {
    const [x, y] = place.split(',').map(Number) as [number, number];
    return geometryOf(view.map).squareAt(x, y) as number;
  };
  const take = (next: Stepped) => {
    step = next;
    return said;
  };
  const said = {
    hand: (): Hand => step.hand,
    played: (): string | undefined => step.play?.text,
    refused: (): string | undefined => step.refused,
    chosen: (): string | undefined => step.hand.pending?.text,
    choices: (): readonly string[] => step.hand.asking?.map(({ text }) => text) ?? [],
    marks: () => marksOf(view, offers, step.hand),
    at,
    square: (place: string) => take(pressSquare(view, offers, step.hand, at(place), manner)),
    ship: (die: number) => take(pressDie(offers, step.hand, die, manner)),
    enter: (mode: Mode) => take(enter(offers, step.hand, mode, manner)),
    confirm: () => take(confirm<Offered, Hand>(step.hand)),
    back: () => take({ hand: putBack(fresh, step.hand) ?? step.hand }),
    press: (text: string) => {
      const offered = offers.find(one => one.text === text);
      if (!offered) throw new Error(`${text} is not legal`);
      return take(pressOffer(step.hand, offered, manner));
    },
  };
  return said;
}

const duel: Given = { seats: [{ ships: '3@5,5 5@3,4 2' }, { ships: '6@4,6' }], cubes: { '1,1': 'a' } };

/** A first fleet that is kept, and only has to be placed. */
function arranging() {
  const chance = seededChance('arranging');
  let state = quantum.setup(parseOptions(quantum.options, { firstPlayer: 'a' }), 2, chance);
  while (situationOf(state).offers[0]?.verb !== 'ships') {
    const seat = quantum.decider(state) ?? 0;
    state = quantum.apply(state, seat, quantum.legalMoves(state, seat)[0] as number, chance).state;
  }
  return situationOf(state);
}

describe('a press on nothing', () => {
  test('before the first ships are placed says which one to press first', () => {
    const { view, offers } = arranging();
    const fresh = emptyHand(1, offers);
    const centre = geometryOf(view.map).squareAt(4, 4) as number;
    expect(pressSquare(view, offers, fresh, centre, MOUSE).refused).toBe('liftFirst');
    const [ship = -1] = offers[0]?.squares ?? [];
    expect(pressSquare(view, offers, fresh, ship, MOUSE)).toMatchObject({ hand: { selected: 0 } });
  });

  test('says what comes first instead of a clause about something else', () => {
    expect(player(duel).square('1,2').refused()).toBe('shipFirst');
    expect(player(duel).square('4,6').refused()).toBe('ownFirst');
    expect(player(duel).enter('reconfigure').square('1,2').refused()).toBe('?reconfigure');
    expect(player(duel).square('4,4').refused()).toBe('construct 4,4');
  });
});

describe('a turn', () => {
  test('a ship is taken, and the map shows where it can go and whom it can attack', () => {
    const ada = player(duel).square('5,5');
    expect(ada.hand().selected).toBe(0);
    const { reach, hits } = ada.marks();
    expect(reach.has(ada.at('5,4'))).toBe(true);
    expect(reach.has(ada.at('5,1'))).toBe(false);
    expect(hits.get(ada.at('4,6'))?.chance).toBeCloseTo(33 / 36);
  });

  test('a move that can be taken back is made at once, a press with a second meaning is chosen first', () => {
    expect(player(duel).square('5,5').square('5,4').played()).toBe('move a1 5,4');
    const careful = player(duel, { ...MOUSE, isCareful: true })
      .square('5,5')
      .square('5,4');
    expect([careful.played(), careful.chosen()]).toEqual([undefined, 'move a1 5,4']);
    expect(careful.square('5,4').played()).toBe('move a1 5,4');
  });

  test('an attack is chosen with its ways, another way can be chosen, and the second press does it', () => {
    const ada = player(duel).square('5,5').square('4,6');
    expect(ada.played()).toBeUndefined();
    expect(ada.choices().length).toBeGreaterThan(1);
    const other = ada.choices().find(text => text !== ada.chosen()) ?? '';
    expect(ada.press(other).chosen()).toBe(other);
    expect(ada.square('4,6').played()).toBe(other);
  });

  test('one click is enough where the player wants that', () => {
    const ada = player(duel, { ...MOUSE, isOneClick: true });
    expect(ada.press('reconfigure a1').played()).toBe('reconfigure a1');
    expect(player(duel).press('reconfigure a1').played()).toBeUndefined();
  });

  test('the end of a turn is chosen first only while actions would be lost', () => {
    expect([player(duel).press('end').played(), player(duel).press('end').chosen()]).toEqual([
      undefined,
      'end',
    ]);
    expect(
      player({ ...duel, turn: { actions: 0 } })
        .press('end')
        .played(),
    ).toBe('end');
  });

  test('the end of a spent turn needs no second press, even where it cannot be undone', () => {
    const { view } = situationOf(table({ ...duel, turn: { actions: 0 } }).state);
    const lasting = { end: 'chanceDrawn' } as const;
    expect(offersOf({ view, legal: ['end'], lasting })).toMatchObject([
      { isLasting: false, losesActions: false },
    ]);
  });

  test('the ship in hand stays there when it is pressed again; Esc puts it back', () => {
    const ada = player(duel).square('5,5').square('5,5');
    expect(ada.hand().selected).toBe(0);
    expect(ada.back().hand().selected).toBeUndefined();
  });

  test('what is not possible is guessed, so that the rules can say why', () => {
    expect(player(duel).square('4,4').refused()).toBe('construct 4,4');
    expect(player(duel).square('5,5').square('0,0').refused()).toBe('move a1 0,0');
    expect(player(duel).enter('construct').refused()).toBe('construct');
  });

  test('one step back at a time: what is chosen, the deed, the ship', () => {
    const ada = player(duel).square('5,5').enter('reconfigure');
    expect(ada.chosen()).toBe('reconfigure a1');
    expect(ada.back().chosen()).toBeUndefined();
    expect(ada.back().hand().mode).toBeUndefined();
    expect(ada.back().hand().selected).toBeUndefined();
  });
});

describe('deeds of the bar', () => {
  test('deploying takes the only ship of the scrapyard, then a square', () => {
    const ada = player(duel).enter('deploy');
    expect(ada.hand().selected).toBe(2);
    expect(ada.square('1,0').played()).toBe('deploy a3 1,0');
  });

  test('of equal ships in the scrapyard any is deployed: which is no question', () => {
    const given: Given = {
      seats: [{ ships: '3@5,5 4 4 6' }, { ships: '6@4,6' }],
      cubes: { '1,1': 'a' },
    };
    const { view, offers } = situationOf(table(given).state);
    const at = geometryOf(view.map).squareAt(1, 0) as number;
    const begun = enter(offers, emptyHand(1, offers), 'deploy', MOUSE).hand;
    const asked = pressSquare(view, offers, begun, at, MOUSE).hand.asking?.map(({ text }) => text);
    expect(asked).toHaveLength(2);
  });

  test('a Destroyer swaps with the ship that is pressed next', () => {
    const ada = player(duel).square('5,5').enter('warp');
    expect(ada.chosen()).toBe('warp a1 a2');
    expect(ada.confirm().played()).toBe('warp a1 a2');
  });

  test('a Flagship takes its cargo, then goes', () => {
    const ada = player({ seats: [{ ships: '2@2,2 5@2,3 6@3,2' }, {}] })
      .square('2,2')
      .enter('transport');
    expect([...ada.marks().dice]).toEqual([1, 2]);
    expect(ada.square('2,3').hand().cargo).toBe(1);
    expect(ada.square('2,1').played()).toBe('transport a1 a2 2,1');
  });

  test('of two Flagships one is chosen first: nothing is lit, and another ship does not cancel the deed', () => {
    const ada = player({ seats: [{ ships: '2@2,2 5@2,3 2@6,6 4@6,7' }, {}] }).enter('transport');
    expect([...ada.marks().dice]).toEqual([0, 2]);
    expect(ada.marks().reach.size).toBe(0);
    expect(ada.square('2,3').refused()).toBe('?transportFirst');
    expect(ada.square('2,1').refused()).toBe('?transportFirst');
    expect(ada.hand().mode).toBe('transport');
    expect(ada.square('6,6').square('6,7').hand()).toMatchObject({ selected: 2, cargo: 3 });
  });

  test('a Flagship may fly out and back: its own square is lit, shown first and done by the second press', () => {
    const given: Given = { seats: [{ ships: '2@2,2 5@2,3' }, {}] };
    const ada = player(given).square('2,2').enter('transport');
    // Even a lone cargo is asked for: nobody loads it unseen.
    expect([ada.hand().cargo, ...ada.marks().dice]).toEqual([undefined, 1]);
    ada.square('2,3');
    expect([ada.hand().cargo, ada.marks().reach.has(ada.at('2,2'))]).toEqual([1, true]);
    expect([ada.square('2,2').played(), ada.chosen()]).toEqual([undefined, 'transport a1 a2 2,2']);
    expect(ada.square('2,2').played()).toBe('transport a1 a2 2,2');
    // Another way out of it: one step back at a time.
    const eve = player(given).square('2,2').enter('transport').square('2,3').square('2,2').back();
    expect([eve.chosen(), eve.hand().mode]).toEqual([undefined, 'transport']);
  });

  test('a Frigate asks what it becomes, and becomes it with one press', () => {
    const ada = player({ seats: [{ ships: '4@2,2' }, {}] })
      .square('2,2')
      .enter('modify');
    expect(ada.choices()).toEqual(['modify a1 3', 'modify a1 5']);
    expect(ada.chosen()).toBeUndefined();
    expect(ada.press('modify a1 5').played()).toBe('modify a1 5');
    // A card that may turn any ship asks for the ship, then for its number.
    const eve = player({ seats: [{ ships: '4@2,2 2@3,2', cards: 'flexible' }, {}] }).enter('flexible');
    expect(eve.square('3,2').chosen()).toBeUndefined();
    expect(eve.press('flexible a2 +').played()).toBe('flexible a2 +');
  });

  test('of several ways that can be taken back a press on one does it', () => {
    const ada = player({ seats: [{ ships: '3@2,2 4@3,3 4', cards: 'flexible' }, {}], cubes: { '1,1': 'a' } });
    ada.enter('deploy').square('1,0');
    expect(ada.played()).toBe('deploy a3 1,0');
    const other = player({ seats: [{ ships: '3@2,2 4 6' }, {}], cubes: { '1,1': 'a' } }).enter('deploy');
    expect(other.square('1,0').choices()).toHaveLength(2);
    expect(other.press(other.choices()[0] ?? '').played()).toBe('deploy a2 1,0');
  });

  test('a planet that is ready takes a cube when it is pressed', () => {
    const ada = player({ seats: [{ ships: '5@4,3 3@3,4' }, {}] });
    expect([...ada.marks().planets]).toEqual([ada.at('4,4')]);
    expect(ada.square('4,4').played()).toBe('construct 4,4');
  });
});
