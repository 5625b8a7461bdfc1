/** Luck in a finished match: the fights of every seat, compared with their expectation. */
import type { Past, Seat } from '@tessera/engine';
import { dieOfAnswer } from '../answer.ts';
import { answerOf } from '../meaning.ts';
import { ownerOf, type QuantumEvent, type QuantumState } from '../types.ts';
import { oddsOf } from './odds.ts';

/** Fights of one seat, in attack and in defence. */
export interface Fights {
  readonly all: number;
  readonly won: number;
  /** Sum of the win probabilities: the expected number of wins. */
  readonly expected: number;
}

export interface Review {
  /** Fights by seat. */
  readonly fights: readonly Fights[];
}

interface Fought {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly chance: number;
  readonly isWon: boolean;
}

export function reviewOf(past: Past<QuantumState, QuantumEvent>): Review {
  const fought = fightsOf(past);
  return {
    fights: Array.from({ length: past.start.players }, (_, seat) => {
      const attacks = fought.filter(({ attacker }) => attacker === seat);
      const defences = fought.filter(({ defender }) => defender === seat);
      return {
        all: attacks.length + defences.length,
        won: attacks.filter(({ isWon }) => isWon).length + defences.filter(({ isWon }) => !isWon).length,
        expected:
          attacks.reduce((sum, { chance }) => sum + chance, 0) +
          defences.reduce((sum, { chance }) => sum + 1 - chance, 0),
      };
    }),
  };
}

/** Every fight decided by dice; a combat ended by Dangerous is not counted. */
function fightsOf({ start, entries }: Past<QuantumState, QuantumEvent>): readonly Fought[] {
  const fought: Fought[] = [];
  let before = start;
  let open: Omit<Fought, 'isWon'> | undefined;
  for (const { move, events, state } of entries) {
    if (/^(attack|strike) /.test(move)) {
      const given = answerOf(before, move);
      const odds = oddsOf(before, given);
      const begun = events.find(event => event.type === 'attack');
      open = odds &&
        begun && {
          attacker: ownerOf(dieOfAnswer(given)),
          defender: ownerOf(begun.defender),
          chance: odds.chance,
        };
    }
    const end = events.find(event => event.type === 'combatEnd');
    if (end && open) {
      fought.push({ ...open, isWon: end.won });
      open = undefined;
    }
    before = state;
  }
  return fought;
}
