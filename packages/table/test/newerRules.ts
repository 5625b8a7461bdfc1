/** Worlds whose `hiddenDice` has newer rules than the journal of a match in progress. */
import type { AnyGame, MatchLog } from '@tessera/engine';
import { HIDDEN, type World } from './tables.ts';

/** As in `hiddenDice`, but for what a roll is called. */
export const newerRules = (upgrade?: AnyGame['upgrade']): World => {
  const old = HIDDEN.game('hiddenDice')!;
  const { formatMove, parseMove } = old.notation;
  const notation = {
    ...old.notation,
    formatMove: (state: unknown, move: unknown) => formatMove(state, move).replace('roll', 'throw'),
    parseMove: (state: unknown, text: string) =>
      parseMove(state, text.replace(/^roll$/, '?').replace('throw', 'roll')),
  };
  const game = { ...old, notation, rulesVersion: 2, ...(upgrade && { upgrade }) };
  return { ...HIDDEN, game: () => game };
};
export const upgradeOfRolls = (log: MatchLog): MatchLog => ({
  header: { ...log.header, rulesVersion: 2 },
  entries: log.entries.map(entry => ({ ...entry, move: entry.move.replace('roll', 'throw') })),
});

/** The same notation, but another version. */
export const renumberedRules = (): World => {
  const game = HIDDEN.game('hiddenDice')!;
  const raised = ({ header, entries }: MatchLog) => ({ header: { ...header, rulesVersion: 2 }, entries });
  return { ...HIDDEN, game: () => ({ ...game, rulesVersion: 2, upgrade: raised }) };
};
