/** Fields of the rows of a pack (Q-PACK-2). */
import {
  type Check,
  checkId,
  checkOneOf,
  type PackField,
  type PackTables,
  wordFields,
} from '@tessera/engine';
import { COMMANDS, GAMBITS } from '../cards/index.ts';

const TEXT_LENGTH = 600;
const MOST_COPIES = 20;

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, i) => i);
const optional = (check: Check): PackField => ({ check, isOptional: true });
/** Q-PACK-4 */
const words = wordFields(TEXT_LENGTH);
/** The fields of a map are read together. */
const part = optional(() => undefined);

/** Tables of a pack, with the fields of their rows. */
export const TABLES = {
  maps: {
    id: { check: checkId(/^[a-z][a-z0-9-]{0,39}$/, 'my-map, in small letters, digits and hyphens') },
    players: part,
    cubes: { check: checkOneOf([4, 5, 6, 7]) },
    picture: part,
    tiles: part,
    starts: part,
    stock: part,
  },
  // Two players never hold the same Command (Q-COMP-5).
  commands: { id: { check: checkOneOf(COMMANDS) }, copies: { check: checkOneOf(upTo(1)) }, ...words },
  gambits: {
    id: { check: checkOneOf(GAMBITS.map(({ name }) => name)) },
    copies: { check: checkOneOf(upTo(MOST_COPIES)) },
    ...words,
  },
} as const satisfies PackTables;
