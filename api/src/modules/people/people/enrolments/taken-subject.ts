import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';

interface Wanted {
  studentId: number;
  subject: string;
  /** The enrolment that gets the subject; missing for a new one. */
  id?: number;
}

const text = `select from enrolments where student_id = $1 and subject = $2 and state = 'active'
  and id is distinct from $3::bigint`;

/** D125: exactly one active enrolment a subject. */
export async function rejectTakenSubject(sql: Sql, { studentId, subject, id }: Wanted): Promise<void> {
  const found = await sql.query({ text, values: [studentId, subject, id ?? null] });
  if (found.length > 0) throw fieldError('subject', 'duplicate', 'The student learns this subject already');
}
