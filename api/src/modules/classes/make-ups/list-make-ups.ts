import type { Sql } from '#base/database/sql.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { enrolledClasses } from '#modules/classes/classes/class-enrolment.ts';
import { requireLedger } from '#modules/people/people/ledger/list-ledger.ts';
import { makeUpFields } from './make-up.fields.ts';
import type { WireMakeUp } from './make-ups.schema.ts';

const MOST = 100;

const text = `select ${selectOf(makeUpFields)}
  from make_ups m join ${enrolledClasses} c on c.id = m.class_id
  where m.student_id = $1 order by m.used_by is not null or m.ends_at <= $2, m.ends_at, m.id limit ${MOST}`;

/** A student's make-ups, usable ones first, for viewers who may read the ledger (D9). */
export async function listMakeUps({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<WireMakeUp[]> {
  await requireLedger(ctx, id);
  return ctx.sql.query<WireMakeUp>({ name: 'make-ups', text, values: [id, ctx.now] });
}

interface OpenOfStudent {
  id: number;
  open: number;
  until: string;
}

/** For each student the number of make-ups that can be used now, and the last day of the first one. */
export async function openMakeUpsOf(sql: Sql, studentIds: readonly number[], now: Date) {
  const rows = await sql.query<OpenOfStudent>({
    name: 'open-make-ups-of-students',
    text: `select student_id::int as id, count(*)::int as open, min(until)::text as until from make_ups
      where student_id = any($1::bigint[]) and used_by is null and ends_at > $2 group by student_id`,
    values: [studentIds, now],
  });
  return new Map(rows.map(({ id, open, until }) => [id, { open, until }]));
}
