/** SQL over the rows of a run, through DuckDB. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FormatError } from '@tessera/engine';
import { journalledIn, partsIn, storedExperiment } from './folder.ts';
import { writePart } from './parts.ts';

export interface Answer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** Answers a query; the rows of the run are the view `games`. */
export async function queryRun(folder: string, sql: string): Promise<Answer> {
  const experiment = storedExperiment(folder);
  const scratch = mkdtempSync(join(tmpdir(), 'tessera-lab-'));
  try {
    const files = [...partsIn(folder)];
    const young = journalledIn(folder);
    if (young.length > 0 || files.length === 0) {
      const path = join(scratch, 'journal.parquet');
      writePart(path, young, experiment.cells, experiment.dimensions);
      files.push(path);
    }
    return await answer(files, sql);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

async function answer(files: readonly string[], sql: string): Promise<Answer> {
  const { DuckDBInstance, DuckDBTypeId } = await import('@duckdb/node-api');
  const database = await DuckDBInstance.create(':memory:');
  const connection = await database.connect();
  try {
    // `union_by_name`: parts of an extended grid have columns that older parts lack.
    const list = files.map(quoted).join(', ');
    await connection.run(`create view games as select * from read_parquet([${list}], union_by_name = true)`);
    const result = await connection.runAndReadAll(sql);
    const isText = result.columnTypes().map(({ typeId }) => typeId === DuckDBTypeId.VARCHAR);
    const rows = result.getRowsJson().map(row => row.map((value, i) => (isText[i] ? value : plain(value))));
    return { columns: result.columnNames(), rows };
  } catch (error) {
    throw new FormatError('query', `${(error as Error).message.split('\n')[0]}`);
  } finally {
    connection.closeSync();
    database.closeSync();
  }
}

/** DuckDB gives 64-bit numbers as text; those of counts become numbers again. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
