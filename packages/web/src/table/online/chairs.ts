/** Who sits at a table, for lists and pictures. */
import type { Doors, TableView } from '@tessera/wire';
import type { Text } from '../../text/index.ts';
import { usualName } from '../names.ts';

export interface NamedChair {
  /** Null for an open one. */
  readonly name: string | null;
  readonly isBot: boolean;
}

export const chairsOf = ({ chairs }: Pick<TableView, 'chairs'>, text: Text): readonly NamedChair[] =>
  chairs.map(chair => ({
    name:
      chair.kind === 'person'
        ? chair.name
        : chair.kind === 'bot'
          ? usualName({ ...chair, name: '' }, text)
          : null,
    isBot: chair.kind === 'bot',
  }));

type Hosted = Pick<TableView, 'chairs' | 'host' | 'isHost' | 'you'>;

/** Whether the viewer fills chairs and starts. */
export const isHosting = ({ host, isHost, you }: Hosted): boolean => (you === null ? isHost : host === you);

/** Nobody who sits there has to wait for a host who is away. */
export function mayStart(table: Hosted): boolean {
  const { chairs, host, you } = table;
  const chair = host === null ? undefined : chairs[host];
  const isAway = chair?.kind === 'person' && !chair.isHere;
  return isHosting(table) || (isAway && you !== null);
}

/** What people without a chair may do; all of it at servers that know no doors. */
export const doorsOf = ({ doors }: Partial<Pick<TableView, 'doors'>>): Doors =>
  doors ?? { mayWatch: true, mayTalk: true };

/** Whoever is asked to come is invited by somebody who sits there already. */
export const hostOf = ({ chairs }: Pick<TableView, 'chairs'>): string | undefined =>
  chairs.find(chair => chair.kind === 'person')?.name;
