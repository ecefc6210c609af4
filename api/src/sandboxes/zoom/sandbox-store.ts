import { createHash } from 'node:crypto';
import type { Sql } from '#base/database/sql.ts';

type Kind = 'account' | 'code' | 'access' | 'refresh' | 'meeting' | 'calls';

/** The sandbox's records, stored in the database, so that links and authorizations survive a restart. */
export class SandboxStore {
  readonly #sql: Sql;
  readonly #now: () => Date;

  constructor(sql: Sql, now: () => Date) {
    this.#sql = sql;
    this.#now = now;
  }

  async put(kind: Kind, id: string, data: object, seconds?: number): Promise<void> {
    const expiresAt = seconds === undefined ? null : new Date(this.#now().getTime() + seconds * 1000);
    await this.#sql.query({
      text: `insert into meeting_sandbox_records (kind, id, data, expires_at) values ($1, $2, $3, $4)
        on conflict (kind, id) do update set data = excluded.data, expires_at = excluded.expires_at`,
      values: [kind, id, JSON.stringify(data), expiresAt],
    });
  }

  async find<Data>(kind: Kind, id: string): Promise<Data | undefined> {
    return this.#one<Data>(
      'select data, expires_at from meeting_sandbox_records where kind = $1 and id = $2',
      kind,
      id,
    );
  }

  /** Takes a record that can be used once; the first caller gets it. */
  async take<Data>(kind: Kind, id: string): Promise<Data | undefined> {
    return this.#one<Data>(
      'delete from meeting_sandbox_records where kind = $1 and id = $2 returning data, expires_at',
      kind,
      id,
    );
  }

  /** Deletes the tokens of an account. */
  async revoke(accountId: string): Promise<void> {
    await this.#sql.query({
      text: `delete from meeting_sandbox_records where kind in ('access', 'refresh') and data ->> 'accountId' = $1`,
      values: [accountId],
    });
  }

  /** Counts the calls of an account on a day, including this one. */
  async countCall(accountId: string): Promise<number> {
    const now = this.#now();
    const [row] = await this.#sql.query<{ count: number }>({
      text: `insert into meeting_sandbox_records as r (kind, id, data, expires_at) values ('calls', $1, '{"count": 1}', $2)
        on conflict (kind, id) do update set data = jsonb_build_object('count', (r.data ->> 'count')::int + 1)
        returning (data ->> 'count')::int as count`,
      values: [`${accountId} ${now.toISOString().slice(0, 10)}`, new Date(now.getTime() + 86_400_000)],
    });
    return row?.count ?? 1;
  }

  async #one<Data>(text: string, kind: Kind, id: string): Promise<Data | undefined> {
    const [row] = await this.#sql.query<{ data: Data; expires_at: Date | null }>({ text, values: [kind, id] });
    return row && (row.expires_at === null || row.expires_at > this.#now()) ? row.data : undefined;
  }
}

/** SQL: deletes expired records. $1 now. */
export const expiredSandboxRecords = 'delete from meeting_sandbox_records where expires_at <= $1';

/** Tokens and codes are stored as hashes, as a provider does. */
export const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
