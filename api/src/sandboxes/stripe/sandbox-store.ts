import type { Sql } from '#base/database/sql.ts';
import type { Kind, Kinds } from './sandbox-objects.ts';

const LOCK = 4_711_014;

/** The sandbox's objects, stored in the database, so that payments survive a restart. */
export class SandboxStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** One change at a time, completely or not at all. */
  change<Result>(run: (store: SandboxStore) => Promise<Result>): Promise<Result> {
    return this.#sql.transaction(async (sql) => {
      await sql.query({ text: 'select pg_advisory_xact_lock($1)', values: [LOCK] });
      return run(new SandboxStore(sql));
    });
  }

  async put<K extends Kind>(kind: K, id: string, data: Kinds[K], parent?: string, expiresAt?: Date): Promise<void> {
    await this.#sql.query({
      text: `insert into payment_sandbox_objects as o (id, kind, parent, data, expires_at) values ($1, $2, $3, $4, $5)
        on conflict (id) do update set data = excluded.data, parent = coalesce(excluded.parent, o.parent)`,
      values: [id, kind, parent ?? null, JSON.stringify(data), expiresAt ?? null],
    });
  }

  async find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined> {
    const [row] = await this.#sql.query<{ data: Kinds[K] }>({
      text: 'select data from payment_sandbox_objects where kind = $1 and id = $2',
      values: [kind, id],
    });
    return row?.data;
  }

  /** Oldest first. */
  async list<K extends Kind>(kind: K, parent: string): Promise<Kinds[K][]> {
    const rows = await this.#sql.query<{ data: Kinds[K] }>({
      text: 'select data from payment_sandbox_objects where kind = $1 and parent = $2 order by position',
      values: [kind, parent],
    });
    return rows.map(({ data }) => data);
  }

  /** Inside `change`, numbers have no gaps: a rollback uses none. */
  async next(name: string): Promise<number> {
    const value = ((await this.find('counter', name))?.value ?? 0) + 1;
    await this.put('counter', name, { value });
    return value;
  }
}

/** SQL: deletes expired objects. $1 now. */
export const expiredPaymentSandboxObjects = 'delete from payment_sandbox_objects where expires_at <= $1';
