import type { Sql, Statement } from './sql.ts';

/** A replica that failed is not used for this long. */
const REST_MS = 5000;

// Positions in the log are bytes since its start: far below 2^53.
const bytes = (position: string) => `pg_wal_lsn_diff(${position}, '0/0')::bigint`;
const markText = `insert into write_positions (user_id, position) values ($1, ${bytes('pg_current_wal_insert_lsn()')})
on conflict (user_id) do update set position = greatest(write_positions.position, excluded.position)`;
const neededText = `select ${bytes('pg_current_wal_insert_lsn()')} as current,
  coalesce((select position from write_positions where user_id = $1), 0) as own`;
const replayedText = `select ${bytes('pg_last_wal_replay_lsn()')} as replayed`;

export interface Reads {
  /** Reads from the replica if there is one that has all changes of this user; else from the primary. */
  read<Row extends object>(userId: number, statement: Statement): Promise<Row[]>;
  /** Call this after a user's change is committed: the user's next read includes it. */
  wrote(userId: number): Promise<void>;
}

/** The primary's position at least this long ago, as noted at each read; after a pause, its current position. */
function lagLimit(mostLagMs: number, now: () => number) {
  let older = 0;
  let newer = 0;
  let since = Number.NEGATIVE_INFINITY;
  return (current: number): number => {
    const elapsed = now() - since;
    if (elapsed >= mostLagMs) [older, newer, since] = [elapsed < 2 * mostLagMs ? newer : current, current, now()];
    return older;
  };
}

/** Whether the replica has replayed up to a position; its last answer is remembered, as positions only grow. */
function replayOf(replica: Sql) {
  let known = 0;
  return async (position: number): Promise<boolean> => {
    if (known >= position) return true;
    const [row] = await replica.query<{ replayed: number | null }>({ name: 'replayed', text: replayedText });
    known = Math.max(known, row?.replayed ?? 0);
    return known >= position;
  };
}

interface Replica {
  sql: Sql;
  /** A replica further behind is not used; the delay is noticed after one to two times this value. */
  mostLagMs: number;
}

function replicaReads(primary: Sql, replica: Replica, now: () => number): Reads {
  const hasReplayed = replayOf(replica.sql);
  const limit = lagLimit(replica.mostLagMs, now);
  let restUntil = 0;
  return {
    async read(userId, statement) {
      if (now() < restUntil) return primary.query(statement);
      const [needed] = await primary.query<{ current: number; own: number }>({
        name: 'needed-position',
        text: neededText,
        values: [userId],
      });
      const floor = Math.max(limit(needed?.current ?? 0), needed?.own ?? 0);
      try {
        if (await hasReplayed(floor)) return await replica.sql.query(statement);
      } catch {
        // The primary runs the statement again and so shows whether replica or statement failed.
        restUntil = now() + REST_MS;
      }
      return primary.query(statement);
    },
    async wrote(userId) {
      await primary.query({ name: 'write-position', text: markText, values: [userId] });
    },
  };
}

/**
 * The source for lists that are often read. The position of each user's last change is stored in the database, for all
 * processes.
 */
export function readsOf(primary: Sql, replica?: Replica, now: () => number = () => performance.now()): Reads {
  if (replica) return replicaReads(primary, replica, now);
  return { read: (_userId, statement) => primary.query(statement), wrote: async () => {} };
}
