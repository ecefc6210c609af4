import { readFileSync } from 'node:fs';
import pg from 'pg';

/** Unit of `utime` and `stime` in `/proc/<pid>/stat`: 1/100 second on every Linux. */
const TICKS_A_SECOND = 100;

function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** Processor time that a server and its database connections have used so far, in seconds. */
export async function processorSeconds(serverPid: number, databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const text = 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  const { rows } = await client.query<{ pid: number }>(text);
  await client.end();
  const ticks = [serverPid, ...rows.map(({ pid }) => pid)].map(ticksOf);
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND;
}
