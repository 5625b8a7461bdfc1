/** Section 12: the eleven researchers. */
import type { Confidence } from './confidence.ts';

export interface ResearcherCard {
  readonly id: string;
  readonly name: string;
  /** The support diamond. */
  readonly diamond: boolean;
  /** Permanent ability, as written on the rules page. */
  readonly ability: string;
  /** Individual action, in the effect language. */
  readonly action: string;
  /** Texts of the printed card for ability and action. */
  readonly abilityText?: string;
  readonly actionText?: string;
  readonly confidence: Confidence;
}

// biome-ignore format: a table, one researcher per row
export const RESEARCHERS = [
  { id: 'R01', name: 'Transport Engineer', diamond: true, ability: 'onTransfer: adjust(moved,1)', action: 'oneOf(move(tess,lab,1) | transfer(lab,2))', confidence: 'house' },
  { id: 'R02', name: 'Magnetic Physicist', diamond: false, ability: 'adjustMayFlip', action: 'flip(mylab+primed,2)', confidence: 'house' },
  { id: 'R03', name: 'Particle Physicist', diamond: false, ability: 'containMin(2,same=value,once)', action: 'set(mylab,1)', confidence: 'house' },
  { id: 'R04', name: 'Spectroscopist', diamond: false, ability: 'containColourWild(1)', action: 'recolor(mylab,1)', confidence: 'house' },
  { id: 'R05', name: 'Nuclear Chemist', diamond: false, ability: 'onIdenticalDestroyed: adjust(primed,2)', action: 'destroy(primed,1,max=2)', confidence: 'house' },
  { id: 'R06', name: 'Structural Engineer', diamond: false, ability: 'removeSides(1)', action: 'relocate(2)', confidence: 'house' },
  { id: 'R07', name: 'Research Director', diamond: true, ability: 'studyDraw(2)', action: 'giveCard(1)', confidence: 'house' },
  { id: 'R08', name: 'Systems Analyst', diamond: true, ability: 'adjustAnyLab', action: 'adjust(lab+primed,2)', confidence: 'house' },
  { id: 'R09', name: 'Chronologist', diamond: false, ability: 'rerollPrime(once)', action: 'move(primed,tess,1,max=3,once)', confidence: 'house' },
  { id: 'R10', name: 'Robotics Engineer', diamond: false, ability: 'labCapacity(8)', action: 'move(tess,mylab,2)', confidence: 'house' },
  { id: 'R11', name: 'Mission Coordinator', diamond: true, ability: 'bankAction', action: 'grant(other,1)', confidence: 'house' },
] as const satisfies readonly ResearcherCard[];
