import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';

export const PHONE_LOCK = 4_711_006;

/**
 * C3: a phone belongs to one person, in the account or in a profile; the same person may have it in both. A unique
 * index enforces this within each table, and this check across them; the second of two parallel requests waits for the
 * first.
 */
export async function rejectTakenPhone(sql: Sql, phone: string | null | undefined, userId: number | null) {
  if (!phone || !(await isPhoneTaken(sql, phone, userId))) return;
  const message = 'This phone is already taken';
  throw new AppError('duplicate', message, [{ path: 'phone', code: 'duplicate', message }]);
}

/** The stored forms of one phone: phones are compared by their digits, with the country (D166). */
export function formsOf(phone: string): string[] {
  const digits = phone.replace('+', '');
  return [digits, `+${digits}`];
}

/** Whether another person has the phone; the result holds until the transaction ends. */
export async function isPhoneTaken(sql: Sql, phone: string, userId: number | null): Promise<boolean> {
  const forms = formsOf(phone);
  await sql.query({ text: 'select pg_advisory_xact_lock($1, hashtext($2))', values: [PHONE_LOCK, forms[0]] });
  const [other] = await sql.query<{ id: number }>({
    text: `select id from ${accounts} u where phone = any($1) and id is distinct from $2::bigint
      union all select user_id from student_profiles where phone = any($1) and user_id is distinct from $2::bigint
      union all select user_id from teacher_profiles where phone = any($1) and user_id is distinct from $2::bigint limit 1`,
    values: [forms, userId],
  });
  return other !== undefined;
}
