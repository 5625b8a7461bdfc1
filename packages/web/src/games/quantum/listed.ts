/** Which answers have a button of their own: all while they are few, else those that no place on the board stands for. */
import type { QuantumView } from '@tessera/games/quantum';
import type { Offered } from './contract.ts';
import { isFree } from './offers.ts';

/** More than this are only pressed where they lie. */
const LISTED = 8;
/** Squares for a ship: in a row their coordinates say little, so a few at most. */
const SQUARES = 4;

export function listedOf(offers: readonly Offered[]): readonly Offered[] {
  if (isFree(offers) || offers[0]?.verb === 'ships') return [];
  const apart = offers.filter(({ square }) => square === undefined);
  const isForShip = offers.some(({ verb }) => verb === 'drop' || verb === 'place');
  return offers.length <= (isForShip ? SQUARES : LISTED) ? offers : apart;
}

/** Answers by their number, in the order in which they are shown: of equal Gambits each has one. */
export function numberedOf(
  { rows }: Pick<QuantumView, 'rows'>,
  offers: readonly Offered[],
): readonly Offered[] {
  if (!offers.some(({ verb }) => verb === 'take')) return listedOf(offers);
  const cards = [...rows.gambit, ...rows.command].flatMap(
    card => offers.find(one => one.verb === 'take' && one.card === card) ?? [],
  );
  return [...cards, ...offers.filter(({ verb }) => verb !== 'take')];
}
