import { writeManyAudits } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { manyChanged } from '../class-events.ts';
import type { PlanningDeps } from '../class-facts.ts';
import type { ClassAction } from '../class-status.ts';
import { type ManyClass, type ManyValues, storedOfMany } from './many-classes.ts';

/** The actor of one action that changes many classes in a job: the caller checks permission and holds locks. */
export interface ManyActing {
  sql: Sql;
  now: Date;
  /** Null: the clock. */
  actorId: number | null;
  /** The key of a program that acts for the actor (D158). */
  actorKey?: string | null;
  deps: PlanningDeps;
}

export interface ManyChange {
  one: ManyClass;
  to: ManyValues;
  action: Extract<ClassAction, 'edit' | 'cancel' | 'reopen'>;
}

/** Two classes that exchange their times do not conflict: overlaps are checked after all have their new times. */
const changeText = `update classes c set starts_at = v."startsAt", ends_at = v."endsAt", wall_time = v."wallTime",
    zone = v.zone, teacher_id = v."teacherId", leader_id = v."leaderId", status = v.status,
    cancel_reason = v."cancelReason", is_exception = v."isException", substitute_for_id = v."substituteForId",
    overlap_by = coalesce(v."overlapBy", $2::bigint), overlap_reason = v."overlapReason"
  from json_to_recordset($1::json) v(id bigint, "startsAt" timestamptz, "endsAt" timestamptz, "wallTime" text, zone text,
    "teacherId" bigint, "leaderId" bigint, status text, "cancelReason" text, "isException" boolean,
    "substituteForId" bigint, "overlapBy" bigint, "overlapReason" text)
  where c.id = v.id`;
const judgeText = 'update classes set overlap_by = null where id = any($1::bigint[])';

/** $1 lines, $2 actor, $3 now. */
const noteText = `insert into class_history (class_id, action, from_status, to_status, actor_id, reason, at)
  select id, action, "from", "to", $2, reason, $3
  from json_to_recordset($1::json) l(id bigint, action text, "from" text, "to" text, reason text) order by id
  returning class_id as "classId", id as line`;

/** The fields that differ, before and after. */
function differing(before: ManyValues, after: ManyValues): { before: object; after: object } {
  const keys = (Object.keys(after) as (keyof ManyValues)[]).filter((key) => before[key] !== after[key]);
  const only = (values: ManyValues) => Object.fromEntries(keys.map((key) => [key, values[key]]));
  return { before: { status: before.status, ...only(before) }, after: { status: after.status, ...only(after) } };
}

const lineOf = ({ one, to, action }: ManyChange) => {
  const reason = to.cancelReason;
  return { id: one.id, action, from: one.values.status, to: to.status, reason };
};

const auditOf = ({ one, to, action }: ManyChange) => {
  const about = { action: `class.${action}`, subject: 'class', subjectId: one.id };
  return { ...about, ...differing(one.values, to) };
};

/**
 * Changes many classes in a fixed number of statements. The caller has locked them; their new times are free, and none
 * was held. / Returns the history line of each class's change.
 */
export async function changeMany(acting: ManyActing, changes: readonly ManyChange[]): Promise<Map<number, number>> {
  const { sql, now, actorId, actorKey = null, deps } = acting;
  if (changes.length === 0) return new Map();
  const rows = JSON.stringify(changes.map(({ one, to }) => ({ id: one.id, ...to })));
  await sql.query({ name: 'change-many', text: changeText, values: [rows, actorId] });
  const judged = changes.filter(({ to }) => to.overlapBy === null).map(({ one }) => one.id);
  await sql.query({ name: 'judge-many', text: judgeText, values: [judged] });
  const noted = await sql.query<{ classId: number; line: number }>({
    name: 'note-many',
    text: noteText,
    values: [JSON.stringify(changes.map(lineOf)), actorId, now],
  });
  await writeManyAudits(sql, { at: now, actorId, actorKey, lines: changes.map(auditOf) });
  const pairs = changes.map(({ one, to }) => ({
    before: storedOfMany(one, one.values),
    after: storedOfMany(one, to),
  }));
  await manyChanged.publish(sql, deps, pairs);
  return new Map(noted.map(({ classId, line }) => [classId, line]));
}
