import type { PoolClient } from 'pg';

interface Holder {
  pid: number;
  application: string;
  state: string;
  seconds: number;
  tables: string;
}

/** Transactions of others that hold the tables whose names are given, the oldest first. */
const HOLDERS = `
  select a.pid, coalesce(a.application_name, '') as application, coalesce(a.state, a.backend_type, 'unknown') as state,
    extract(epoch from clock_timestamp() - a.xact_start)::int as seconds,
    string_agg(distinct c.relname, ', ') as tables
  from pg_locks l join pg_stat_activity a on a.pid = l.pid join pg_class c on c.oid = l.relation
  where l.granted and l.pid <> pg_backend_pid() and c.relkind = 'r' and c.relname = any ($1)
    and l.database = (select oid from pg_database where datname = current_database())
  group by a.pid, a.application_name, a.state, a.backend_type, a.xact_start
  order by a.xact_start limit 3`;

const wordsOf = ({ pid, application, state, seconds, tables }: Holder) =>
  `process ${pid} of the database (${[application, state].filter((part) => part !== '').join(', ')}) has used ${tables} for ${seconds} s`;

/** Who holds the tables that a statement names, in words, without their statements: those may have personal data. */
export async function inTheWayOf(client: PoolClient, statement: string): Promise<string> {
  const names = [...new Set(statement.match(/\w+/g) ?? [])];
  const { rows } = await client.query<Holder>(HOLDERS, [names]);
  if (rows.length === 0) return 'short transactions, one after the other';
  return rows.map(wordsOf).join('; ');
}
