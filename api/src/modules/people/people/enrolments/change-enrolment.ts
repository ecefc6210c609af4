import { writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { chosenTeacher } from '#modules/people/people/profiles/bound-people.ts';
import { findManaged } from '#modules/people/people/scope/find-managed.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { closeHistory, reopenHistory } from './enrolment-history.ts';
import type { ChangedEnrolment, WireEnrolment } from './enrolments.schema.ts';
import { keepFirst } from './keep-first.ts';
import { changedEnrolment } from './read-enrolments.ts';
import { rejectTakenSubject } from './taken-subject.ts';

interface Stored {
  enrolmentId: number;
  studentId: number;
  subject: string;
  teacherId: number | null;
  teacherSince: string;
  state: 'active' | 'paused' | 'ended';
  since: string;
  until: string | null;
  agreedMinutes: number;
}

const storedText = `select id::int as "enrolmentId", student_id::int as "studentId", subject, teacher_id::int as "teacherId",
  teacher_since::text as "teacherSince", state, since::text, until::text, agreed_minutes as "agreedMinutes"
  from enrolments where id = $1`;

async function readStored(sql: Sql, id: number): Promise<Stored> {
  const [found] = await sql.query<Stored>({ text: storedText, values: [id] });
  if (!found) throw notFound('Enrolment');
  return found;
}

const saveText = `update enrolments set subject = $2, teacher_id = $3, teacher_since = $4, state = $5, until = $6,
  agreed_minutes = $7 where id = $1`;

async function save(sql: Sql, wanted: Stored): Promise<void> {
  const { enrolmentId: id, subject, teacherId, teacherSince, state, until, agreedMinutes } = wanted;
  const values = [id, subject, teacherId, teacherSince, state, until, agreedMinutes];
  await sql.query({ text: saveText, values });
}

const unplannedText = 'delete from enrolment_teachers where enrolment_id = $1 and is_planned';
const plannedText = `insert into enrolment_teachers (enrolment_id, teacher_id, since, is_planned)
  values ($1, $2, $3, true)`;

interface Change {
  ctx: ViewerCtx;
  id: number;
  input: ChangedEnrolment;
}

const laterOf = (one: string, other: string) => (one > other ? one : other);

/**
 * The day of the change; unless named today, or the first day of a subject to come.
 * @throws AppError for a day before the enrolment, or one of nothing.
 */
function dayOf({ ctx, input: { from, teacherId, state } }: Change, { since }: Stored): string {
  if (from !== undefined && teacherId === undefined && state !== 'ended')
    throw fieldError('from', 'needs_teacher', 'A day belongs to a new teacher or to the end');
  if (from !== undefined && from < since) throw fieldError('from', 'before_start', 'The enrolment begins later');
  return from ?? laterOf(academyDay(ctx), since);
}

/** An end to come leaves the state until its day. */
function ended(stored: Stored, day: string, today: string): Partial<Stored> {
  return { until: day, state: day <= today ? 'ended' : stored.state };
}

function stateChange(change: Change, stored: Stored, day: string): Partial<Stored> {
  const { state } = change.input;
  const today = academyDay(change.ctx);
  if (state === undefined || (state === stored.state && stored.until === null)) return {};
  if (state === 'ended') return stored.state === 'ended' ? {} : ended(stored, day, today);
  if (stored.state === 'ended') return { state, until: null, teacherSince: laterOf(today, stored.since) };
  return state === 'active' ? { state, until: null } : { state };
}

/** Whether a new teacher comes on a day to come, after the first day of the subject. */
const isPlanned = ({ input: { teacherId }, ctx }: Change, stored: Stored, day: string): boolean =>
  teacherId !== undefined && teacherId !== stored.teacherId && day > laterOf(academyDay(ctx), stored.since);

/** What the enrolment is after the change, today. */
async function wantedOf(sql: Sql, change: Change, stored: Stored): Promise<{ wanted: Stored; day: string }> {
  const { subject, teacherId, agreedMinutes } = change.input;
  const day = dayOf(change, stored);
  const wanted = { ...stored, ...stateChange(change, stored, day) };
  if (subject !== undefined) wanted.subject = subject;
  if (agreedMinutes !== undefined) wanted.agreedMinutes = agreedMinutes;
  if (wanted.state === 'active') await rejectTakenSubject(sql, { ...wanted, id: wanted.enrolmentId });
  if (teacherId === undefined || teacherId === stored.teacherId) return { wanted, day };
  if (wanted.state === 'ended') throw new AppError('conflict', 'This enrolment has ended; let it go on first');
  await chosenTeacher(sql, teacherId, 'teacherId');
  return isPlanned(change, stored, day)
    ? { wanted, day }
    : { wanted: { ...wanted, teacherId, teacherSince: day }, day };
}

/**
 * D125: changes teacher, length, subject or state. A new teacher keeps the row; one from a day to come is planned, and
 * another plan or a new teacher now takes its place.
 */
export const changeEnrolment = (change: Change): Promise<WireEnrolment> =>
  change.ctx.sql.transaction(async (sql) => {
    const { ctx, id, input } = change;
    const { studentId } = await readStored(sql, id);
    await findManaged(sql, ctx, studentId, 'users.update');
    const stored = await readStored(sql, id);
    const { wanted, day } = await wantedOf(sql, change, stored);
    if (stored.state !== 'ended') await reopenHistory(sql, stored);
    await save(sql, wanted);
    if (input.teacherId !== undefined) await sql.query({ text: unplannedText, values: [id] });
    const planned = isPlanned(change, stored, day) ? { plannedTeacherId: input.teacherId, from: day } : {};
    if ('from' in planned) await sql.query({ text: plannedText, values: [id, input.teacherId, day] });
    await closeHistory(sql, wanted);
    await keepFirst(sql, studentId);
    const line = { action: 'enrolment.update', subject: 'user', subjectId: studentId };
    await writeEdit<object>(
      sql,
      ctx,
      { ...line, before: stored, after: { ...wanted, ...planned } },
      {
        after: { enrolmentId: id },
      },
    );
    return changedEnrolment(sql, id);
  });
