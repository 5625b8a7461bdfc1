/** Who sits at a table, for lists and pictures. */
import type { TableView } from '@tessera/wire';

export interface NamedChair {
  /** Null for an open one. */
  readonly name: string | null;
  readonly isBot: boolean;
}

export const chairsOf = ({ chairs }: Pick<TableView, 'chairs'>, bot: string): readonly NamedChair[] =>
  chairs.map(chair => ({
    name: chair.kind === 'person' ? chair.name : chair.kind === 'bot' ? bot : null,
    isBot: chair.kind === 'bot',
  }));

/** Whoever is asked to come is invited by somebody who sits there already. */
export const hostOf = ({ chairs }: Pick<TableView, 'chairs'>): string | undefined =>
  chairs.find(chair => chair.kind === 'person')?.name;
