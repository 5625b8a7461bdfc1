/** How much of a finished match was luck: the fights of everybody, beside what was to be expected of them. */
import type { Past, Seat } from '@tessera/engine';
import { dieOfAnswer } from '../answer.ts';
import { answerOf } from '../meaning.ts';
import { ownerOf, type QuantumEvent, type QuantumState } from '../types.ts';
import { oddsOf } from './odds.ts';

/** Of one seat, in attack and in defence. */
export interface Fights {
  readonly all: number;
  readonly won: number;
  /** The sum of the chances: what an even luck would have won. */
  readonly expected: number;
}

export interface Review {
  /** By seat. */
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

/** Every fight that dice decided; one that Dangerous ended is nobody's luck. */
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
