import type { AnyGame } from '@tessera/engine';
import type { Happening } from '@tessera/wire';
import { expect, test } from 'vitest';
import { HIDDEN, NOBODY, Sitting, type World, who } from '../../../table/test/tables.ts';
import { Audience } from './audience.ts';

/** `hiddenDice` with the peeked card in the event. */
const PEEKED: World = {
  ...HIDDEN,
  game(id) {
    const game = HIDDEN.game(id) as AnyGame;
    const apply: AnyGame['apply'] = (state, seat, move, chance, events = []) => {
      const step = game.apply(state, seat, move, chance, events);
      if (move === 'peek') Object.assign(events[0] as object, { card: 'canary' });
      return step;
    };
    return { ...game, apply };
  },
};

test('R9: a private revelation is sent to its seat alone, everything else to everybody alike', () => {
  const sitting = new Sitting({ game: 'hiddenDice' }, PEEKED).start();
  const audience = new Audience(NOBODY);
  const heard: Record<string, string[]> = { Anna: [], Ben: [], nobody: [] };
  for (const [name, texts] of Object.entries(heard)) {
    const guest = name === 'nobody' ? undefined : { id: who(name).guest, name };
    audience.join({ guest, send: text => texts.push(text) }, sitting.table, sitting.now, undefined);
  }
  const toldOf = (move: string): readonly (readonly Happening[])[] => {
    const { length } = sitting.records;
    expect(sitting.play('Anna', move)).toBeUndefined();
    audience.tell(sitting.table, sitting.records.slice(length), sitting.now);
    return Object.values(heard).map(texts => JSON.parse(texts.at(-1) as string).happened);
  };
  const peek = { kind: 'played', seat: 0, move: 'peek' };
  const hidden = { type: 'peeked', reveals: [0] };
  expect(toldOf('peek')).toEqual([
    [{ ...peek, events: [{ ...hidden, card: 'canary' }] }],
    [{ ...peek, events: [hidden] }],
    [{ ...peek, events: [hidden] }],
  ]);
  expect(heard.Anna?.some(text => text.includes('canary'))).toBe(true);
  expect([...(heard.Ben ?? []), ...(heard.nobody ?? [])].some(text => text.includes('canary'))).toBe(false);
  const rolled = [{ kind: 'played', seat: 0, move: 'roll', events: [{ type: 'rolled', reveals: 'all' }] }];
  expect(toldOf('roll')).toEqual([rolled, rolled, rolled]);
});
