/** Texts of the clocks, in Czech. */
import type { ClockWords } from './index.ts';

export const cs: ClockWords = {
  label: 'Hodiny',
  meaning:
    'Pro hráče u jedné obrazovky: každý má svůj čas a přídavek za každý tah. Příprava se nepočítá, hodiny spustí první tah.',
  off: 'bez hodin',
  own: 'vlastní',
  minutes: 'minut pro každého',
  increment: 'sekund za tah',
  refused: 'Od 1 do 180 minut a nejvýš 60 sekund za tah.',
  left: '{name}: ještě {seconds} s.',
  running: 'běží',
  low: 'málo času',
  pause: 'Zastavit hodiny',
  paused: 'Pauza',
  pausedText: 'Hodiny stojí, i když je stránka zavřená. Deska zůstane skrytá, dokud nebudete pokračovat.',
  notBegun: 'Hodiny se spustí prvním tahem hry.',
  goOn: 'Pokračovat',
};
