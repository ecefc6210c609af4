import { isAdmin } from '#base/auth/viewer.ts';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { shownTitle } from '../class-title.ts';
import { keptSlots } from '../existing-classes.ts';
import { canViewClass, knownText } from '../row/visible-classes.ts';
import type { ClassViewer } from '../status/viewer-scopes.ts';
import type { WireConflict } from './schedule.schema.ts';

interface Span {
  startsAt: Date;
  endsAt: Date;
}

interface People {
  teacherId: number | null;
  studentId: number | null;
  /** The classes that are being moved. */
  exceptIds?: readonly number[];
}

interface Slot extends Span, Omit<People, 'exceptIds'> {
  exceptId?: number | undefined;
}

/** Longer than any class: a class that started earlier has ended. */
const LONGEST = `interval '1 day'`;

/** The viewer if nobody is signed in: no class is named. */
const nobody = { id: null, hasTeam: false, scopes: { 'classes.my_classes.read': 'nobody' } } as const;

/** SQL: the teacher's times that are reserved for other students (D98), within a span `s`. */
const keptTimes = `select 'kept' as who, null::text as id, null::text as title, k.starts_at, k.ends_at from ${keptSlots} k
  where k.teacher_id = $2::bigint and k.student_id is distinct from $3::bigint
    and k.starts_at < s.ends_at and k.ends_at > s.starts_at`;

/**
 * The classes that overlap each of some spans, the teacher's first, then times reserved for others (D98); without names
 * if the viewer cannot see them (D9). `span` is numbered from 0.
 */
export function findManyConflicts(
  sql: Sql,
  viewer: ClassViewer | null,
  { teacherId, studentId, exceptIds = [] }: People,
  spans: readonly Span[],
): Promise<(WireConflict & { span: number })[]> {
  const { id, hasTeam, scopes } = viewer ?? nobody;
  const isSeen = canViewClass(scopes['classes.my_classes.read'], '$1::bigint');
  const within = (person: string) => `select c.* from classes c where ${person} and c.deleted_at is null
    and c.status <> 'cancelled' and c.starts_at < s.ends_at and c.starts_at > s.starts_at - ${LONGEST}
    and c.ends_at > s.starts_at and c.id <> all ($6::bigint[])`;
  return sql.query({
    text: `with ${knownText(hasTeam, '$1::bigint')}
      select (s.n - 1)::int as span, t.who, t.id, t.title,
        ${instantOf('t.starts_at')} as starts_at, ${instantOf('t.ends_at')} as ends_at
      from unnest($4::timestamptz[], $5::timestamptz[]) with ordinality s(starts_at, ends_at, n)
      cross join lateral (
        select case when c.teacher_id = $2 then 'teacher' else 'student' end as who,
          case when ${isSeen} then c.id::text end as id, case when ${isSeen} then ${shownTitle('c')} end as title, c.starts_at, c.ends_at
          from (${within('c.teacher_id = $2::bigint')} union ${within('c.student_id = $3::bigint')}) c
        union all ${keptTimes}) t
      order by s.n, array_position(array['teacher', 'student', 'kept'], t.who), t.starts_at, t.id`,
    values: [
      id,
      teacherId,
      studentId,
      spans.map(({ startsAt }) => startsAt),
      spans.map(({ endsAt }) => endsAt),
      exceptIds,
    ],
  });
}

/** The classes that overlap a time. */
export async function findConflicts(
  sql: Sql,
  viewer: ClassViewer,
  { exceptId, ...slot }: Slot,
): Promise<WireConflict[]> {
  const people = { ...slot, exceptIds: exceptId === undefined ? [] : [exceptId] };
  return (await findManyConflicts(sql, viewer, people, [slot])).map(({ span: _, ...conflict }) => conflict);
}

const words = {
  teacher: 'Teacher already has a class at this time',
  student: 'Student already has a class at this time',
  kept: 'This time is kept for a student whose classes pause',
};

interface Allowed {
  allow_overlap?: boolean | undefined;
  overlap_reason?: string | null | undefined;
}

/** The admin who allows a class to overlap with others, and the reason; null without an overlap. */
export interface Overlap {
  by: number | null;
  reason: string | null;
}

/**
 * D22: a time must be free, unless an admin states why the class may overlap. Both people are locked, so that the
 * second of two parallel requests finds the first one's class.
 * @throws AppError `conflict`, with the conflicting class.
 */
export async function checkSlot(
  sql: Sql,
  ctx: ViewerCtx,
  viewer: ClassViewer,
  slot: Slot,
  { allow_overlap = false, overlap_reason }: Allowed,
): Promise<Overlap> {
  if (allow_overlap && !isAdmin(ctx.viewer)) throw new AppError('forbidden', 'Only an admin lets classes overlap');
  const [conflict] = await findConflicts(sql, viewer, slot);
  if (!conflict) return { by: null, reason: null };
  if (!allow_overlap) {
    const message = words[conflict.who];
    throw new AppError('conflict', message, [{ path: 'time', code: 'overlap', message }], undefined, { conflict });
  }
  if (!overlap_reason) throw fieldError('overlap_reason', 'required', 'Overlap reason is required');
  return { by: ctx.viewer.userId, reason: overlap_reason };
}
