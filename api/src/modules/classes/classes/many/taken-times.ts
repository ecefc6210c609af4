import type { Sql } from '#base/database/sql.ts';
import { keptSlots } from '../existing-classes.ts';

/** The planned time and people of a class. */
export interface WantedTime {
  classId: number;
  teacherId: number;
  studentId: number;
  /** Whether its time changes; otherwise the student already has a class there. */
  isMoved: boolean;
  startsAt: Date;
  endsAt: Date;
}

/** The person whose time is taken, and when. */
export interface Taken {
  who: 'teacher' | 'student';
  startsAt: Date;
  endsAt: Date;
}

const within = (
  person: string,
) => `(select c.starts_at, c.ends_at from classes c where ${person} and c.deleted_at is null
    and c.status <> 'cancelled' and c.starts_at < w.ends_at and c.starts_at > w.starts_at - interval '1 day'
    and c.ends_at > w.starts_at and c.id <> all ($6::bigint[]) limit 1)`;

/** Reserved for another student (D98). */
const kept = `(select k.starts_at, k.ends_at from ${keptSlots} k where k.teacher_id = w.teacher_id and k.student_id <> w.student_of
    and k.starts_at < w.ends_at and k.ends_at > w.starts_at limit 1)`;

const text = `select w.class_id as "classId", t.who, t.starts_at as "startsAt", t.ends_at as "endsAt"
  from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::timestamptz[], $5::timestamptz[], $7::bigint[])
    w(class_id, teacher_id, student_id, starts_at, ends_at, student_of)
  cross join lateral (select 'teacher' as who, c.* from ${within('c.teacher_id = w.teacher_id')} c
    union all select 'teacher', c.* from ${kept} c
    union all select 'student', c.* from ${within('c.student_id = w.student_id')} c limit 1) t`;

type Found = Taken & { classId: number };

const findStored = (sql: Sql, wanted: readonly WantedTime[], exceptIds: readonly number[]): Promise<Found[]> =>
  sql.query({
    name: 'taken-times',
    text,
    values: [
      wanted.map(({ classId }) => classId),
      wanted.map(({ teacherId }) => teacherId),
      wanted.map(({ studentId, isMoved }) => (isMoved ? studentId : null)),
      wanted.map(({ startsAt }) => startsAt),
      wanted.map(({ endsAt }) => endsAt),
      exceptIds,
      wanted.map(({ studentId }) => studentId),
    ],
  });

/** The person who would have two classes at the same time. */
function sharedBy(a: WantedTime, b: WantedTime): Taken['who'] | null {
  if (a.startsAt >= b.endsAt || b.startsAt >= a.endsAt) return null;
  if (a.teacherId === b.teacherId) return 'teacher';
  return a.studentId === b.studentId && (a.isMoved || b.isMoved) ? 'student' : null;
}

/** If several classes want the same time of one person, the first one gets it. */
export function takenByEachOther(wanted: readonly WantedTime[]): Found[] {
  const found: Found[] = [];
  const placed: WantedTime[] = [];
  for (const one of wanted) {
    const other = placed.find((each) => sharedBy(each, one));
    const who = other && sharedBy(other, one);
    if (other && who) found.push({ classId: one.classId, who, startsAt: other.startsAt, endsAt: other.endsAt });
    else placed.push(one);
  }
  return found;
}

/**
 * Which of the wanted times are still taken after all these classes have left their current times (D22). A class that
 * cannot have its time stays at its place, and may block another one.
 */
export async function findTakenTimes(
  sql: Sql,
  wanted: readonly WantedTime[],
  leavingIds: readonly number[],
): Promise<Map<number, Taken>> {
  const taken = new Map<number, Taken>();
  for (;;) {
    const open = wanted.filter(({ classId }) => !taken.has(classId));
    if (open.length === 0) return taken;
    const exceptIds = [...leavingIds, ...open.map(({ classId }) => classId)];
    const found = [...(await findStored(sql, open, exceptIds)), ...takenByEachOther(open)];
    if (found.length === 0) return taken;
    for (const { classId, ...at } of found) if (!taken.has(classId)) taken.set(classId, at);
  }
}
