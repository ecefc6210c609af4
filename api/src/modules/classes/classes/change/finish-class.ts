import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { Attendance } from '../class-status.ts';
import type { LoadedClass } from '../row/load-class.ts';
import { statusAfter } from '../status/effects.ts';
import { changeClass, type OpenClass } from './change-class.ts';
import { noteChange } from './note-change.ts';
import { allowedFrom } from './outcomes.ts';

export interface Outcome {
  /** Without it, the expected attendance. */
  attendance: Attendance | undefined;
  accomplished: string | null | undefined;
  notes: string | null | undefined;
}

interface Finishing {
  ctx: ViewerCtx;
  id: number;
  outcome: Outcome;
  /** Stores the report, before the class is read again. */
  record(opened: OpenClass): Promise<void>;
}

/** D25: a teacher must wait for a student. */
function checkWaited({ deps, now }: ViewerCtx, { viewer, before }: OpenClass, attendance: Attendance): void {
  const from = allowedFrom(deps.academySettings, viewer, before, attendance);
  if (from === null || now >= from) return;
  const message = 'The student may still come';
  const fields = [{ path: 'attendance', code: 'too_early', message }];
  throw new AppError('conflict', message, fields, undefined, { status: before.status, from: from.toISOString() });
}

const finishText = `update classes set status = $2, attendance = $3, accomplished = coalesce($4, accomplished),
  notes = coalesce($5, notes), reported_at = $6 where id = $1`;

function store(sql: Sql, id: number, attendance: Attendance, { accomplished, notes }: Outcome, now: Date) {
  const values = [id, statusAfter(attendance), attendance, accomplished ?? null, notes ?? null, now];
  return sql.query({ text: finishText, values });
}

const stateOf = ({ attendance, accomplished, notes }: LoadedClass) => ({ attendance, accomplished, notes });

/** D20, D24: ends a class by its report; ledger, history and audit are in the same transaction. */
export function finishClass({ ctx, id, outcome, record }: Finishing) {
  return changeClass({ ctx, id, verb: 'report' }, async (opened) => {
    const { sql, before } = opened;
    const attendance = outcome.attendance ?? before.attendance;
    checkWaited(ctx, opened, attendance);
    await store(sql, id, attendance, outcome, ctx.now);
    await record(opened);
    const line = { classId: id, action: 'report', from: before.status, to: statusAfter(attendance) } as const;
    const accomplished = outcome.accomplished ?? before.accomplished;
    const notes = outcome.notes ?? before.notes;
    const changed = { before: stateOf(before), after: { attendance, accomplished, notes } };
    await noteChange(sql, ctx, { ...line, changed });
  });
}

const nextText = `select id::text from classes where teacher_id = $1 and deleted_at is null and ends_at <= $2
  and status in ('scheduled', 'needs_report_to_end') order by starts_at, id limit 1`;

/** A teacher's oldest class that needs its report. */
export async function nextUnreported(sql: Sql, teacherId: number, now: Date): Promise<string | null> {
  const [row] = await sql.query<{ id: string }>({ text: nextText, values: [teacherId, now] });
  return row?.id ?? null;
}
