import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { StartError } from '#base/errors/start-error.ts';
import { databaseErrorOf } from '../database-error.ts';
import { isOutage } from '../outage.ts';
import { noteApplied } from './bookkeeping.ts';
import { inTheWayOf } from './in-the-way.ts';
import type { Migration } from './read-migrations.ts';

export interface Applied {
  migration: string;
  /** Of the try that succeeded. */
  ms: number;
  tries: number;
}

export interface Patience {
  /** How long one migration is tried again for its locks. */
  patienceMs: number;
  /** PostgreSQL's setting. */
  deadlockMs: number;
}

/** Lock timeout or deadlock: requests were in the way, and the try left nothing. */
const inTheWay = new Set(['55P03', '40P01']);
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
const LONG_TRY = 5;

/**
 * How long a try waits for one lock. All requests that need the table wait behind it. It is shorter than PostgreSQL
 * waits before it looks for a deadlock, or it would be a request that fails. Each fifth try is longer than that, and
 * longer than the one before: then PostgreSQL ends a vacuum of its own that is in the way, and a busy site gives way.
 */
const lockMs = (tries: number, deadlockMs: number) =>
  tries % LONG_TRY === 0
    ? Math.round((tries / LONG_TRY) * deadlockMs * 1.2)
    : Math.max(1, Math.min(500, Math.round(deadlockMs / 2)));

/** Between a half and the whole of a time that grows with the tries. */
const pauseMs = (tries: number) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.5 ** (tries - 1)) * (0.5 + Math.random() / 2);

const firstLine = (statement: string) => statement.trim().split('\n')[0]?.slice(0, 120) ?? '';

/** The statement that failed, and why. */
interface Failure {
  statement: string;
  error: unknown;
}

/** One try in a transaction of its own. @returns null if it succeeded. */
async function tryOnce(client: PoolClient, migration: Migration, waitMs: number): Promise<Failure | null> {
  let current = 'begin';
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${waitMs}`);
    for (const statement of migration.statements) {
      current = statement;
      await client.query(statement);
    }
    current = 'commit';
    await noteApplied(client, migration);
    await client.query('commit');
    return null;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    return { statement: current, error };
  }
}

/** Rethrows a lost connection as it is: it is no fault of the migration. */
function failed({ name }: Migration, { statement, error }: Failure): Error {
  if (isOutage(error)) return error as Error;
  const { code } = databaseErrorOf(error) ?? {};
  const words = `${(error as Error).message}${code ? ` (${code})` : ''}`;
  return new StartError(`The migration ${name} failed and left nothing behind: ${words}, in: ${firstLine(statement)}`);
}

function gaveUp({ name }: Migration, { statement }: Failure, { tries, seconds, holders }: Record<string, unknown>) {
  return new StartError(
    `The migration ${name} did not get its locks in ${tries} tries within ${seconds} s, and left nothing behind; ` +
      `those before it stay. In the way of ${firstLine(statement)}: ${holders}. ` +
      'Wait for that work or end it, then start again; it goes on where it was',
  );
}

/**
 * Applies a migration in a transaction of its own. Where requests hold its tables it gives way, and tries again.
 * @throws StartError that names the migration, and what failed or was in the way.
 */
export async function applyMigration(
  client: PoolClient,
  migration: Migration,
  { patienceMs, deadlockMs }: Patience,
): Promise<Applied> {
  const began = performance.now();
  for (let tries = 1; ; tries += 1) {
    const start = performance.now();
    const failure = await tryOnce(client, migration, lockMs(tries, deadlockMs));
    const now = performance.now();
    if (!failure) return { migration: migration.name, ms: Math.round(now - start), tries };
    if (!inTheWay.has(databaseErrorOf(failure.error)?.code ?? '')) throw failed(migration, failure);
    if (now - began > patienceMs) {
      const holders = await inTheWayOf(client, failure.statement);
      throw gaveUp(migration, failure, { tries, seconds: Math.round((now - began) / 1000), holders });
    }
    await pause(pauseMs(tries));
  }
}
