import type { Sql } from '#base/database/sql.ts';
import type { HoldState } from './holds.table.ts';

/** A hold as it is stored. */
export interface StoredHold {
  id: number;
  studentId: number;
  from: string;
  to: string | null;
  zone: string;
  startsAt: Date;
  endsAt: Date | null;
  reason: string | null;
  freesSlot: boolean;
  byFamily: boolean;
  state: HoldState;
  isSuspending: boolean;
  createdAt: Date;
}

const text = `select id::int, student_id::int as "studentId", from_on::text as "from", to_on::text as "to", zone,
  starts_at as "startsAt", ends_at as "endsAt", reason, frees_slot as "freesSlot", by_family as "byFamily", state, is_suspending as "isSuspending",
  created_at as "createdAt" from holds where id = $1`;

export async function findHold(sql: Sql, id: number): Promise<StoredHold | undefined> {
  const [found] = await sql.query<StoredHold>({ text, values: [id] });
  return found;
}

/** Locks a hold. The caller must have locked its student before. */
export async function lockHold(sql: Sql, id: number): Promise<StoredHold | undefined> {
  await sql.query({ text: 'select from holds where id = $1 for no key update', values: [id] });
  return findHold(sql, id);
}
