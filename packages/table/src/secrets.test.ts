import { type AnyGame, type Chance, digest, type Seat, seededChance, undoBarOf } from '@tessera/engine';
import { GAME_IDS } from '@tessera/games';
import { expect, test } from 'vitest';
import { anything, randomSitting } from '../test/randomTable.ts';
import { digestOf, HIDDEN, NOBODY, type Sitting, WORLD } from '../test/tables.ts';
import { Table, type TableSnapshot, type World } from './index.ts';

const BOTH: World = { ...WORLD, game: id => WORLD.game(id) ?? HIDDEN.game(id) };

interface OpenLedger {
  readonly plans: ({ readonly moves: readonly string[]; readonly isOrder: boolean } | null)[];
  readonly chairs: readonly { readonly kind: string; readonly guest?: string; readonly name?: string }[];
}

/**
 * Same table in another world that one seat cannot distinguish: decks, others' cards and others' plans
 * differ; orders do not, since they are played in public.
 */
function otherWorld(snapshot: TableSnapshot, game: AnyGame, seat: Seat, chance: Chance): TableSnapshot {
  const { ledger, match } = structuredClone(snapshot);
  const { plans } = ledger as OpenLedger;
  plans.forEach((plan, one) => {
    if (one !== seat && !plan?.isOrder) plans[one] = { moves: ['something else'], isOrder: false };
  });
  if (!match) return { ...snapshot, ledger };
  const state = game.determinize(game.view(match.snapshot.state, seat), chance);
  return {
    ...snapshot,
    ledger,
    match: { ...match, snapshot: { ...match.snapshot, state, digest: digest(state) } },
  };
}

/** Answer that draws and reveals nothing, equal in both worlds. */
function quietMove(game: AnyGame, state: unknown, seat: Seat): string | undefined {
  const move = game.legalMoves(state, seat).find(one => !undoBarOf(game, state, seat, one));
  return move === undefined ? undefined : game.notation.formatMove(state, move);
}

/** Outdated and invalid answers, whose refusals must reveal nothing either. */
function refusedOf(table: Table, guest: string, now: number): readonly string[] {
  const { moves, you } = table.view(guest, now, NOBODY);
  const legal = you === null ? [] : table.legal(you);
  return ['Ch8-h10', '{}', ...moves.slice(-8).map(({ move }) => move)].filter(move => !legal.includes(move));
}

/** Every byte sent to a seat: the table now, and the next answer. */
function sentTo(table: Table, guest: string, move: string | undefined, name: string, now: number): string {
  const sent: unknown[] = [table.view(guest, now, NOBODY), table.listing()];
  const after = table.view(null, now, NOBODY).standing?.count ?? 0;
  for (const wrong of refusedOf(table, guest, now))
    sent.push(table.handle({ guest, name }, { do: 'play', move: wrong, after }, now));
  if (move !== undefined) {
    const handled = table.handle({ guest, name }, { do: 'play', move, after }, now);
    const records = 'records' in handled ? handled.records : [];
    sent.push(
      'refused' in handled && handled.refused,
      records.flatMap(record => table.happened(record, table.eyesOf(guest))),
    );
    sent.push(table.shared(now, NOBODY), table.own(table.eyesOf(guest)));
  }
  return JSON.stringify(sent);
}

function compareWorlds(table: Sitting, game: AnyGame, chance: Chance): number {
  const snapshot = table.table.snapshot();
  const { chairs } = snapshot.ledger as OpenLedger;
  let compared = 0;
  chairs.forEach(({ kind, guest = '', name = '' }, seat) => {
    if (kind !== 'person') return;
    const other = otherWorld(snapshot, game, seat, chance);
    const { state } = snapshot.match?.snapshot ?? {};
    const isTurn = state !== undefined && game.decider(state) === seat;
    const move = isTurn ? quietMove(game, state, seat) : undefined;
    const [here, there] = [snapshot, other].map(world =>
      sentTo(Table.load([], BOTH, world), guest, move, name, table.now),
    );
    expect(there).toBe(here);
    const [kept, woken] = [snapshot, other].map(world => digestOf(Table.load([], BOTH, world)));
    if (woken !== kept) compared++;
  });
  return compared;
}

test.each([...GAME_IDS, 'hiddenDice'])(
  'R9: %s: whatever a seat is sent is the same in every world it cannot tell apart',
  id => {
    const game = BOTH.game(id)!;
    let compared = 0;
    for (const seed of ['one', 'two']) {
      const table = randomSitting(id, `secrets ${id} ${seed}`, BOTH);
      for (let i = 0; i < 60; i++) {
        anything(table, table.chance);
        if (i % 6 === 0) compared += compareWorlds(table, game, seededChance(`${seed} ${i}`));
      }
    }
    expect(compared).toBeGreaterThan(5);
  },
);
