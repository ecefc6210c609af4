import { AppError } from '#base/errors/app-error.ts';
import { databaseErrorOf } from './database-error.ts';
import type { Sql } from './sql.ts';

const READ_ONLY = '25006';
const writing: readonly PropertyKey[] = [
  'insert',
  'update',
  'delete',
  'execute',
  'transaction',
  'refreshMaterializedView',
];

const rejected = () => new AppError('view_only', 'You see the academy as somebody else: nothing can be changed');

/** A handle that cannot write, for an admin who views the academy as somebody else (D124). */
export function readOnly(sql: Sql): Sql {
  const inReading: Sql['transaction'] = async (run) => {
    try {
      return await sql.transaction(async (inner) => {
        await inner.query({ text: 'set transaction read only' });
        return run(inner);
      });
    } catch (error) {
      throw databaseErrorOf(error)?.code === READ_ONLY ? rejected() : error;
    }
  };
  return {
    orm: new Proxy(sql.orm, {
      get(orm, key) {
        if (writing.includes(key)) throw rejected();
        return Reflect.get(orm, key, orm);
      },
    }),
    query: (statement) => inReading((inner) => inner.query(statement)),
    transaction: inReading,
  };
}
