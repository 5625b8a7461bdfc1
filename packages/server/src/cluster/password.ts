/** Random password of the cluster's PostgreSQL, in a file beside its data that only the owner can read. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Fixed password of clusters set up by older versions. */
const OLD_PASSWORD = 'password';
const WRONG_PASSWORD = '28P01';

/** Reads the password, or creates one; it is written before it is used, so that it cannot be lost. */
export function passwordIn(folder: string): string {
  const file = join(folder, 'password');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}

/** Migrates a cluster of an older version. */
export async function upgradePassword(url: string): Promise<void> {
  if (await canConnect(url)) return;
  const old = new URL(url);
  old.password = OLD_PASSWORD;
  const client = new pg.Client({ connectionString: old.href });
  await client.connect();
  try {
    const { password } = new URL(url);
    await client.query(`alter role postgres password ${client.escapeLiteral(password)}`);
  } finally {
    await client.end();
  }
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === WRONG_PASSWORD) return false;
    throw error;
  }
}
