/** Worth of a Command card, in hundredths of a ship's worth; Gambits show in their effect on the table. */
import { COMMANDS } from '@tessera/games/quantum';

const WORTH: Readonly<Record<(typeof COMMANDS)[number], number>> = {
  agile: 50,
  arrogant: 60,
  brilliant: 75,
  cerebral: 35,
  clever: 80,
  conformist: 60,
  cruel: 50,
  cunning: 50,
  curious: 75,
  dangerous: 40,
  eager: 45,
  energetic: 60,
  ferocious: 60,
  flexible: 80,
  ingenious: 75,
  intelligent: 90,
  nomadic: 55,
  plundering: 45,
  precocious: 60,
  rational: 40,
  ravenous: 50,
  relentless: 50,
  resourceful: 40,
  righteous: 25,
  scrappy: 60,
  stealthy: 45,
  strategic: 55,
  stubborn: 45,
  tactical: 70,
  tyrannical: 50,
  warlike: 55,
};

/** Worths by card. */
export const COMMAND_WORTH: readonly number[] = COMMANDS.map(name => WORTH[name]);
