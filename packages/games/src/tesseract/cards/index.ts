/** Cards by id, with their effects parsed once. */
import { type Ability, type AbilityName, type Effect, parseAbility, parseEffect } from '../effects.ts';
import { CONTAINMENT, type ContainmentCard } from './containment.ts';
import { RESEARCH, type ResearchCard } from './research.ts';
import { RESEARCHERS, type ResearcherCard } from './researchers.ts';

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map(row => [row.id, row]));

export const RESEARCH_BY_ID: ReadonlyMap<string, ResearchCard> = byId<ResearchCard>(RESEARCH);
export const CONTAINMENT_BY_ID: ReadonlyMap<string, ContainmentCard> = byId<ContainmentCard>(CONTAINMENT);
export const RESEARCHER_BY_ID: ReadonlyMap<string, ResearcherCard> = byId<ResearcherCard>(RESEARCHERS);

/** The cards of one level, each as often as it is printed. */
export const deckOf = (level: number): string[] =>
  RESEARCH.filter(card => card.level === level).flatMap(card => Array<string>(card.copies).fill(card.id));

export const levelOf = (card: string): number => RESEARCH_BY_ID.get(card)?.level ?? 0;

const ABILITY_OF: ReadonlyMap<string, Ability> = new Map(
  RESEARCHERS.map(row => [row.id, parseAbility(row.ability)]),
);

/** The ability of a researcher card if it is the one named. */
export function abilityOf(researcher: string, name: AbilityName): Ability | undefined {
  const ability = ABILITY_OF.get(researcher);
  return ability?.name === name ? ability : undefined;
}

const ABILITY_SUFFIX = ':ability';
/** The source of an effect that an ability sets off. */
export const abilitySource = (researcher: string): string => `${researcher}${ABILITY_SUFFIX}`;

const EFFECTS: ReadonlyMap<string, readonly Effect[]> = new Map<string, readonly Effect[]>([
  ...[...RESEARCH, ...CONTAINMENT].map(card => [card.id, parseEffect(card.effect)] as const),
  ...RESEARCHERS.map(row => [row.id, parseEffect(row.action)] as const),
  ...RESEARCHERS.filter(row => ABILITY_OF.get(row.id)?.name === 'onIdenticalDestroyed').map(
    row => [abilitySource(row.id), ABILITY_OF.get(row.id)?.effect ?? []] as const,
  ),
]);

/** Steps of a card, an individual action or an ability; undefined for an unknown source. */
export const effectOf = (source: string): readonly Effect[] | undefined => EFFECTS.get(source);
