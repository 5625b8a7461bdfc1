/** The table of the literal implementation as a position (21.3), without fields of the engine. */
import { ERAS } from './book.ts';
import type { Table } from './table.ts';

export function literalPosition(t: Table) {
  const eras = <T>(of: (era: number) => T): T[] => ERAS.map((_, era) => of(era));
  const hand = (cards: readonly string[]): string[] =>
    cards.toSorted().map(card => (t.exhausted.has(card) ? `${card}*` : card));
  return {
    turn: t.turn,
    cycle: t.cycle,
    active: t.agent(t.active).code,
    foo: ERAS[t.foo] ?? null,
    loops: t.loops,
    powerUsed: t.powerUsed,
    claimed: t.claimed.toSorted(),
    actions: t.actions,
    rifts: t.rifts,
    energy: t.energy,
    perpetual: t.perpetual,
    clones: eras(era => t.clonesAt(era)),
    available: t.available.map(cards => cards.toSorted()),
    missions: eras(era => {
      const tile = t.tiles[era];
      if (!tile) return null;
      if (!tile.isTurned) return `?${tile.id}`;
      const slots = tile.slots.toSorted().map(slot => ERAS[slot]);
      return tile.damage > 0 ? `${tile.id}:${slots.length > 0 ? slots.join() : tile.damage}` : tile.id;
    }),
    archived: t.archived.toSorted(),
    removed: t.removed.toSorted(byName),
    vortices: t.vortices.map(era => ERAS[era]),
    fooPile: t.fooPile.map(era => ERAS[era]),
    bigDeck: t.bigDeck,
    destroyed: t.destroyed,
    ultraPile: t.ultraPile,
    agents: t.agents.map(({ code, era, battery, hand: cards }) => ({
      agent: code,
      era: ERAS[era],
      battery,
      hand: hand(cards),
    })),
    draw: t.draw,
    discard: t.discard.map(cards => cards.toSorted()),
    known: t.known,
    supasDestroyed: t.supasDestroyed,
    supasUnused: t.supasUnused.toSorted(),
    centrifuges: eras(era => {
      const one = t.centrifuges.get(era);
      return one ? `${one.id} ${one.face} ${one.damage}` : null;
    }),
    centrifugesDestroyed: t.centrifugesGone.toSorted(),
    ultra: eras(era => t.ultrasAt(era).map(id => `${id} ${t.ultras.get(id)}`)),
    ultraDestroyed: t.ultrasGone.toSorted(),
    outcome: t.outcome,
  };
}

/** Order of tiles by name, revealed or not. */
const byName = (a: string, b: string): number => (a.replace('?', '') < b.replace('?', '') ? -1 : 1);
