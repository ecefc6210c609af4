import { inBatches } from '#base/database/in-batches.ts';
import type { Sql } from '#base/database/sql.ts';
import { enrolmentOf } from '#modules/people/people/scope/enrolment-of.ts';

const BATCH = 500;

const text = (table: string, teacher: string | undefined) => `with unnamed as (select id from ${table} c
    where enrolment_id is null and exists (select from enrolments e where e.student_id = c.student_id)
    order by id limit $1 for no key update of c skip locked)
  update ${table} c set enrolment_id = ${enrolmentOf('c', teacher)} from unnamed u where u.id = c.id returning c.id`;

interface Naming {
  table: 'classes' | 'series';
  /** As of `enrolmentOf`, of rows `c`. */
  teacher?: string;
  batch?: number;
}

/**
 * D125: gives rows from before enrolments, and of older processes, the enrolment that readers derive for them. Each batch
 * is a transaction; rows that are being changed are left to the next run.
 */
export const nameEnrolments = (sql: Sql, { table, teacher, batch = BATCH }: Naming): Promise<void> =>
  inBatches(batch, () =>
    sql.transaction(async (inside) => (await inside.query({ text: text(table, teacher), values: [batch] })).length),
  );
