import type { MinimumMemory } from '@academy/platform/registry';
import type { Sql } from '#base/database/sql.ts';
import type { Logger } from '#base/observability/logger.ts';

const nameOf = (remote: string) => `release-minimum ${remote}`;

/**
 * Stores the signed minimum versions of the releases in the database, where a writer of the release store cannot lower
 * them. Without the database the minimums of the store and of this process count.
 */
export function minimumMemory(sql: Sql, logger: Logger): MinimumMemory {
  const warn = (cause: unknown) => {
    logger.warn({ err: cause }, 'the minimums of releases cannot be looked up in the database');
    return null;
  };
  return {
    read: async (remote) => {
      const rows = await sql
        .query<{ value: string }>({
          text: 'select value from academy_settings where name = $1',
          values: [nameOf(remote)],
        })
        .catch(warn);
      return rows?.[0] ? new TextEncoder().encode(rows[0].value) : null;
    },
    keep: async (remote, document) => {
      const text = `insert into academy_settings (name, value) values ($1, $2)
        on conflict (name) do update set value = excluded.value
          where academy_settings.value::jsonb ->> 'at' < excluded.value::jsonb ->> 'at'`;
      await sql.query({ text, values: [nameOf(remote), new TextDecoder().decode(document)] }).catch(warn);
    },
  };
}
