import type { ViewerCtx } from '#base/http/ctx.ts';
import type { ClassViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';
import { familyTimesOff, shownTimesOff } from '#modules/timetable/absences/index.ts';
import { shownHolds } from '#modules/timetable/holds/shown-holds.ts';
import type { Span } from '#modules/timetable/plans/days.ts';
import type { CalendarQuery, WireCalendarTimeOff } from './calendar.schema.ts';

interface Asked {
  viewer: ClassViewer;
  query: Pick<CalendarQuery, 'student_id' | 'teacher_id'>;
  span: Span;
}

const childrenText = `select e.user_id::int as id from ${effectiveRelations} e where e.related_user_id = $1`;

/** The viewer and the students whose relative the viewer is; only the named one, if one is named. */
async function familyOfViewer({ sql, viewer }: ViewerCtx, studentId: number | null): Promise<number[]> {
  const children = await sql.query<{ id: number }>({ text: childrenText, values: [viewer.userId] });
  const own = [...new Set([viewer.userId, ...children.map(({ id }) => id)])];
  return own.filter((id) => studentId === null || id === studentId);
}

/**
 * D97, D98: why days have no classes: staff see the person; families see only that there are none, and their own holds.
 */
export async function listTimesOff(ctx: ViewerCtx, { viewer, query, span }: Asked): Promise<WireCalendarTimeOff[]> {
  const [teacherId, studentId] = [query.teacher_id ?? null, query.student_id ?? null];
  const scope = viewer.scopes['calendar.read'];
  const own = await familyOfViewer(ctx, studentId);
  const shown = await shownTimesOff(ctx, { span, scope, teacherId, studentId });
  const known = new Set(shown.map(({ id }) => id));
  const none = (await familyTimesOff(ctx, span, own)).filter(({ id }) => !known.has(id));
  const holds = await shownHolds(ctx, { span, scope, own, teacherId, studentId });
  const rows: WireCalendarTimeOff[] = [
    ...shown.map(({ kind, from, to, teacher, name }) => ({ kind, from, to, person: teacher, name })),
    ...none.map(({ from, to }) => ({ kind: 'none' as const, from, to, person: null, name: null })),
    ...holds.map(({ student, from, to }) => ({ kind: 'hold' as const, from, to, person: student, name: null })),
  ];
  const once = new Map(rows.map((row) => [JSON.stringify(row), row]));
  return [...once.values()].sort((a, b) => a.from.localeCompare(b.from));
}
