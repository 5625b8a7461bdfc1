import { join } from 'node:path';

/** The database of a server that keeps everything in a folder. */
export const fileIn = (folder: string): string => join(folder, 'tessera.db');
