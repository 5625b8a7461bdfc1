import type { Refusal } from '../../match/client.ts';
import type { QuantumWords } from './words/index.ts';

/** Refusals name cards by id. */
export function named({ cards }: QuantumWords['game'], refusal: Refusal): Refusal {
  const { card } = refusal.params ?? {};
  const names = cards as Readonly<Record<string, { readonly name: string }>>;
  return card ? { ...refusal, params: { ...refusal.params, card: names[card]?.name ?? card } } : refusal;
}
