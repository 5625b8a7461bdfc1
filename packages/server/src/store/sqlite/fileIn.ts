import { join } from 'node:path';

/** The database in a data folder. */
export const fileIn = (folder: string): string => join(folder, 'tessera.db');
