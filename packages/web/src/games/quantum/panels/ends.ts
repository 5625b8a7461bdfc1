/** A fight that waits, and what its two ends mean to the player. */
import { type Combat, type Consequence, ownerOf, type QuantumView, stakesOf } from '@tessera/games/quantum';
import { isHandheld, type Layout } from '../../../ui/breakpoints.ts';
import type { PanelModel } from './props.ts';

/** The fight that somebody may still change: before it is decided. */
export function openFight({ combat, decision }: QuantumView): Combat | undefined {
  const isOpen = ['DANGEROUS', 'REROLL_ATT', 'REROLL_DEF'].includes(decision?.kind ?? '');
  return isOpen ? (combat ?? undefined) : undefined;
}

/** Whether there is room for both ends of a fight beside the map. */
export const hasStakes = (layout: Layout): boolean => !isHandheld(layout) && !SMALL.includes(layout);

const SMALL: readonly Layout[] = ['middle', 'portrait'];

interface End {
  readonly title: string;
  readonly isGood: boolean;
  readonly end: Consequence;
}

/** As the player hopes or fears: an attacker wins or fails, everybody else looks at the defender. */
export function endsOf({ view, words, me }: Pick<PanelModel, 'view' | 'words' | 'me'>): readonly End[] {
  const combat = openFight(view);
  if (!combat) return [];
  const { fight } = words.panels;
  const { held, repelled } = stakesOf(view, combat.attacker, combat.via, combat.target);
  return ownerOf(combat.attacker) === me
    ? [
        { title: fight.ifWin, isGood: true, end: held },
        { title: fight.ifRepelled, isGood: false, end: repelled },
      ]
    : [
        { title: fight.ifLose, isGood: false, end: held },
        { title: fight.ifHold, isGood: true, end: repelled },
      ];
}
