/** The password of a PostgreSQL of our own: random, and kept beside its data for its owner only. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** What clusters were set up with before they had a password of their own. */
const OLD_PASSWORD = 'password';
const WRONG_PASSWORD = '28P01';

/** The one in the folder; a new one is written before it is used, so that none is ever lost. */
export function passwordIn(folder: string): string {
  const file = join(folder, 'password');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}

/** Gives a cluster of an older version its new password. */
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
