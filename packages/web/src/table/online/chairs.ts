/** People at a table, for lists and pictures. */
import type { Doors, TableView } from '@tessera/wire';
import type { Text } from '../../text/index.ts';
import { usualName } from '../names.ts';

export interface NamedChair {
  /** Null for an open chair. */
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

/** True if the viewer may fill chairs and start the match. */
export const isHosting = ({ host, isHost, you }: Hosted): boolean => (you === null ? isHost : host === you);

/** True if the viewer may start: the host, or any seated person while the host is away. */
export function mayStart(table: Hosted): boolean {
  const { chairs, host, you } = table;
  const chair = host === null ? undefined : chairs[host];
  const isAway = chair?.kind === 'person' && !chair.isHere;
  return isHosting(table) || (isAway && you !== null);
}

/** Rights of people without a chair; all of them at servers that do not know doors. */
export const doorsOf = ({ doors }: Partial<Pick<TableView, 'doors'>>): Doors =>
  doors ?? { mayWatch: true, mayTalk: true };

/** Name of the host, from whom an invitation comes; of anybody seated while the host has no chair. */
export function hostOf({ chairs, host }: Pick<TableView, 'chairs' | 'host'>): string | undefined {
  const people = chairs.filter(chair => chair.kind === 'person');
  const chair = host === null ? undefined : chairs[host];
  return (chair?.kind === 'person' ? chair : people[0])?.name;
}
