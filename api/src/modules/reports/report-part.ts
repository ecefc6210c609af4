import * as v from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import { invalidInput } from '#base/errors/issues.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { jsonByName } from '#base/http/fields.ts';
import type { ClassHooks } from '#modules/classes/class-hooks.ts';

/** The report that a part belongs to, with the people and the start of its class. */
export interface PartOfReport {
  id: number;
  classId: number;
  studentId: number;
  teacherId: number;
  startsAt: Date;
}

/** What a module above the reports keeps with a report (ADR 116). */
export interface ReportPart<Value extends object = object> {
  /** By which requests and responses name it. */
  name: string;
  /** Of its value; another one is 422, and no report is stored. */
  schema: v.GenericSchema<unknown, Value>;
  /** Replaces what is kept with the report, in the report's transaction. @throws AppError where it cannot be kept so. */
  save(sql: Sql, ctx: ViewerCtx, saving: { report: PartOfReport; value: Value }): Promise<void>;
  /** Deletes what is kept with the report. That of a class which is only reopened is kept: it is a draft again. */
  drop(sql: Sql, reportId: number): Promise<void>;
  /** The value of each of these reports that has one, as it was sent. */
  read(sql: Sql, ctx: ViewerCtx, reportIds: readonly number[]): Promise<Map<number, object>>;
}

/** What reports ask of the modules above them, beside what classes do. */
export interface ReportHooks extends ClassHooks {
  parts: readonly ReportPart[];
}

/** By name; null takes a part out. A name that nobody owns is of a newer or an older remote, and is ignored. */
export const sentParts = v.optional(jsonByName);
type SentParts = v.InferOutput<typeof sentParts>;

interface CheckedPart {
  part: ReportPart;
  value: object | null;
}

/** The parts that were sent and have an owner. @throws AppError `invalid` at `parts.…`. */
export function checkParts(parts: readonly ReportPart[], sent: SentParts): CheckedPart[] {
  return parts.flatMap((part) => {
    const value = sent?.[part.name];
    if (value === undefined) return [];
    if (value === null) return [{ part, value }];
    const schema = v.object({ parts: v.object({ [part.name]: part.schema }) });
    const checked = v.safeParse(schema, { parts: { [part.name]: value } }, { abortPipeEarly: true });
    if (!checked.success) throw invalidInput(checked.issues);
    return [{ part, value: checked.output.parts[part.name] ?? null }];
  });
}

export async function saveParts(sql: Sql, ctx: ViewerCtx, report: PartOfReport, checked: readonly CheckedPart[]) {
  for (const { part, value } of checked)
    if (value) await part.save(sql, { ...ctx, sql }, { report, value });
    else await part.drop(sql, report.id);
}

export async function dropParts(sql: Sql, parts: readonly ReportPart[], reportId: number): Promise<void> {
  for (const part of parts) await part.drop(sql, reportId);
}

/** What a report has of each part, by name. */
export async function readParts(
  sql: Sql,
  ctx: ViewerCtx,
  parts: readonly ReportPart[],
  reportId: number,
): Promise<Record<string, object>> {
  const found: [string, object][] = [];
  for (const part of parts) {
    const value = (await part.read(sql, ctx, [reportId])).get(reportId);
    if (value) found.push([part.name, value]);
  }
  return Object.fromEntries(found);
}
