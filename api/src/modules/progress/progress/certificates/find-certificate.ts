import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findHistory } from '../find-history.ts';
import { certificatesOf } from './list-certificates.ts';

const text = 'select student_id as "studentId" from hifz_certificates where id = $1';

/** A certificate that the viewer sees among those of its student. @throws AppError `not_found`. */
export async function findCertificate(sql: Sql, ctx: ViewerCtx, id: number, lock: 'locked' | 'read') {
  const ending = lock === 'locked' ? ' for no key update' : '';
  const [row] = await sql.query<{ studentId: number }>({ text: text + ending, values: [id] });
  if (!row) throw notFound('Certificate');
  const { studentId } = row;
  const found = await findHistory({ ...ctx, sql }, studentId);
  const shown = (await certificatesOf(sql, studentId, ctx, found)).find((each) => each.id === String(id));
  if (!shown) throw notFound('Certificate');
  return { studentId, found, shown };
}
