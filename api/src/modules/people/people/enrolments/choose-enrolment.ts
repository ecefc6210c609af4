import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';

interface Row {
  id: number;
  teacherId: number | null;
  isActive: boolean;
  hasEnded: boolean;
}

const rowsText = `select id::int, teacher_id::int as "teacherId", state = 'active' as "isActive",
    state = 'ended' and coalesce(until, since) <= $2::date as "hasEnded"
  from enrolments where student_id = $1 order by id`;

interface Choice {
  studentId: number;
  teacherId: number;
  /** The one that the caller names. */
  enrolmentId: number | undefined;
  /** The day on which the class, or the first one, is. */
  on: string;
  /** Which of several it is. */
  orElse?: number | null;
  /** The field of the request. */
  path: string;
}

function named(rows: readonly Row[], id: number, path: string): number {
  const found = rows.find((row) => row.id === id);
  if (!found) throw fieldError(path, 'unknown', 'The student does not learn this subject');
  if (found.hasEnded) throw fieldError(path, 'ended', 'This subject has ended');
  return id;
}

/** Those among which the default is: what the teacher teaches now, else what is active now. */
function candidates(rows: readonly Row[], teacherId: number): Row[] {
  const open = rows.filter(({ hasEnded }) => !hasEnded);
  const own = open.filter((row) => row.teacherId === teacherId);
  const active = (some: readonly Row[]) => some.filter(({ isActive }) => isActive);
  return [active(own), own, active(open)].find((some) => some.length > 0) ?? [];
}

/**
 * D125: the enrolment of a new class or series: the named one, the teacher's, or the only active one; null for a student
 * who learns nothing now.
 * @throws AppError at `path` where there are several.
 */
export async function chooseEnrolment(sql: Sql, choice: Choice): Promise<number | null> {
  const { studentId, teacherId, enrolmentId, on, orElse, path } = choice;
  const rows = await sql.query<Row>({ text: rowsText, values: [studentId, on] });
  if (enrolmentId !== undefined) return named(rows, enrolmentId, path);
  const found = candidates(rows, teacherId);
  const one = found.length > 1 ? found.find(({ id }) => id === orElse) : found[0];
  if (found.length > 1 && !one) throw fieldError(path, 'required', 'The student learns several subjects: which one?');
  return one?.id ?? null;
}

const ownText = `select min(id)::int as id from enrolments
  where student_id = $1 and teacher_id = $2 and state = 'active' having count(*) = 1`;

/** D125: with another teacher the enrolment stays, unless that one teaches the student a single subject. */
export async function enrolmentWithTeacher(
  sql: Sql,
  { studentId, teacherId, enrolmentId }: { studentId: number; teacherId: number; enrolmentId: number | null },
): Promise<number | null> {
  const [own] = await sql.query<{ id: number }>({ text: ownText, values: [studentId, teacherId] });
  return own?.id ?? enrolmentId;
}
