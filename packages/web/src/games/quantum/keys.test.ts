import { parseOptions, seededChance } from '@tessera/engine';
import { CARD_NAMES, quantum } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../../games/test/quantumTable.ts';
import type { QuantumModel } from './contract.ts';
import { situationOf } from './fixtures.ts';
import { keysOf } from './keys.ts';
import { panelModel } from './panels/fixtures.ts';

/** A key at a table, and what it does there. */
function stroke(key: string, change: ReturnType<typeof panelModel>): readonly string[] {
  const { model, pressed } = change;
  const found = keysOf({ ...model, choices: [] } as unknown as QuantumModel).find(({ strokes }) =>
    strokes.includes(key),
  );
  found?.deed(key)?.();
  return pressed;
}

/** The first moment of a game played at random at which cards are taken. */
function takingCards() {
  const chance = seededChance('cards by number');
  let state = quantum.setup(parseOptions(quantum.options, {}), 2, chance);
  while (quantum.view(state, 0).decision?.kind !== 'ADVANCE') {
    const seat = quantum.decider(state) ?? 0;
    const moves = quantum.legalMoves(state, seat);
    state = quantum.apply(state, seat, moves[chance.below(moves.length)] as number, chance).state;
  }
  return state;
}

describe('keys', () => {
  test('1 to 6 take the card that lies there, from the first one shown on; 7 deals new ones', () => {
    const state = takingCards();
    const { view, offers } = situationOf(state);
    const cards = [...view.rows.gambit, ...view.rows.command];
    expect(cards).toHaveLength(6);
    const texts = cards.map(card => `take ${CARD_NAMES[card]}`);
    for (const [i, text] of [...texts, 'refresh'].entries())
      expect(stroke(`${i + 1}`, panelModel(state, { offers, me: view.decision?.seat ?? 0 }))).toEqual([text]);
  });

  const given: Given = {
    seats: [{ ships: '5@4,3 3@3,4' }, { ships: '6@0,0' }],
    cubes: { '1,1': 'a' },
  };

  test('C constructs on the only planet that is ready, as the button does', () => {
    expect(stroke('c', panelModel(table(given).state))).toEqual(['construct 4,4']);
  });

  test('C asks for the planet, or says what is missing, where none or several are ready', () => {
    expect(stroke('c', panelModel(table({ ...given, seats: [{ ships: '5@4,3' }, {}] }).state))).toEqual([
      'construct',
    ]);
  });
});
