/** kysely dialect for `node:sqlite`. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

/** Prepared statements are cached, except long queries, which differ by the number of tables. */
const isWorthCaching = (sql: string): boolean => sql.length < 2000 || sql.startsWith('insert');

export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    super({ database: preparing(file) });
    this.#file = file;
  }

  override createDriver(): Driver {
    return new NodeSqliteDriver(this.#file);
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    super({ database: preparing(file) });
    this.#file = file;
  }

  /** Takes the write lock at once: upgrading a read transaction later could fail. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite has rolled back by itself after a full disk, and a second rollback is an error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

function preparing(file: DatabaseSync) {
  const cached = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare(sql: string): SqliteStatement {
      const known = cached.get(sql);
      if (known) return known;
      const statement = statementOf(file.prepare(sql));
      if (isWorthCaching(sql)) cached.set(sql, statement);
      return statement;
    },
  };
}

function statementOf(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...values(parameters)),
    run: parameters => statement.run(...values(parameters)),
    iterate: parameters => statement.iterate(...values(parameters)),
  };
}
