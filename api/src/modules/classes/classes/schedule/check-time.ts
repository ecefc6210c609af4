import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { type ResolvedTime, wallTimeOf } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { remainingClasses } from '#modules/people/people/ledger/book-reference.ts';
import { lacksDocuments } from '#modules/people/staff-documents/documents-sql.ts';
import { classQuestions } from '../class-questions.ts';
import { findViewer } from '../status/viewer-scopes.ts';
import { checkStudent, checkTeacher } from './check-people.ts';
import { inWords, readTime } from './class-time.ts';
import { findConflicts } from './conflicts.ts';
import type { TimeCheckQuery, WireTimeCheck } from './schedule.schema.ts';

const MINUTE_MS = 60_000;

/** The wall time of a person at an instant. */
async function clockOf(sql: Sql, at: Date, userId: number | undefined): Promise<WireTimeCheck['author']> {
  if (userId === undefined) return null;
  const zone = await zoneOf(sql, userId);
  return { ...wallTimeOf(at, zone), zone };
}

/** Describes a time that is not exactly one instant. */
function unclear(found: ResolvedTime): Pick<WireTimeCheck, 'state' | 'nearest' | 'doubled'> {
  if (found.state === 'does_not_exist')
    return {
      state: found.state,
      nearest: { before: inWords(found.before), after: inWords(found.after) },
      doubled: null,
    };
  if (found.state === 'ok') return { state: 'ok', nearest: null, doubled: null };
  const doubled = { first: found.first.toISOString(), second: found.second.toISOString() };
  return { state: 'doubled', nearest: null, doubled };
}

interface Checking {
  ctx: ViewerCtx;
  query: TimeCheckQuery;
}

/** Explains a time for a class: the time on all clocks, and its obstacle (D55, D56). */
export async function checkTime({ ctx, query }: Checking): Promise<WireTimeCheck> {
  const { sql } = ctx;
  const { student_id, duration } = query;
  const teacher_id = query.teacher_id ?? (ctx.viewer.roles.includes('teacher') ? ctx.viewer.userId : undefined);
  const viewer = await findViewer(sql, ctx.viewer);
  const named = { sql, viewer: ctx.viewer, scope: viewer.scopes['classes.my_classes.create'] };
  if (student_id !== undefined) await checkStudent(named, student_id);
  if (teacher_id !== undefined) await checkTeacher(named, teacher_id);
  const { found } = await readTime(sql, query, { authorId: ctx.viewer.userId, studentId: student_id });
  const remaining = student_id === undefined ? null : await remainingClasses(sql, student_id);
  const makeups = student_id === undefined ? null : await classQuestions.makeUpsOf.ask(sql, student_id, ctx.now);
  const lacking =
    student_id !== undefined &&
    teacher_id !== undefined &&
    (await lacksDocuments(sql, ctx, { teacherId: teacher_id, studentId: student_id }));
  const known = { ...unclear(found), remaining_classes: remaining, makeups, documents_missing: lacking };
  if (found.state !== 'ok')
    return { ...known, starts_at: null, author: null, student: null, teacher: null, conflicts: [] };
  const slot = {
    studentId: student_id ?? null,
    teacherId: teacher_id ?? null,
    startsAt: found.at,
    endsAt: new Date(found.at.getTime() + duration * MINUTE_MS),
    exceptId: query.except_id,
  };
  return {
    ...known,
    starts_at: found.at.toISOString(),
    author: await clockOf(sql, found.at, ctx.viewer.userId),
    student: await clockOf(sql, found.at, student_id),
    teacher: await clockOf(sql, found.at, teacher_id),
    conflicts: await findConflicts(sql, viewer, slot),
  };
}
