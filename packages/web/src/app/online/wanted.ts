/** Parts of the request that creates a table. */
import type { NewTable } from '@tessera/wire';
import type { SeatHolder } from '../../match/client.ts';
import { PACES } from '../../text/online/paces.ts';
import { settings } from '../../ui/settings.ts';
import { newEntropy } from './guest.ts';
import type { Terms } from './TermsFields.tsx';

export const chairsOf = (seats: readonly SeatHolder[]): NewTable['chairs'] =>
  seats.map(holder => {
    if (holder.kind === 'bot') return { kind: 'bot', level: holder.level };
    return { kind: holder.kind === 'you' ? 'me' : 'open' };
  });

export const termsOf = ({
  title,
  pace,
  openTo,
  onTime,
  keeper,
  hasHints,
  doors,
}: Terms): Omit<NewTable, 'game' | 'options' | 'chairs'> => ({
  title: title.trim(),
  pace: { ...PACES[pace] },
  openTo,
  onTime,
  ...(keeper && { keeper }),
  hasHints,
  // Servers of before know no doors.
  ...((!doors.mayWatch || !doors.mayTalk) && { doors }),
  language: settings().language,
  entropy: newEntropy(),
});
