import * as v from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import { invalidInput } from '#base/errors/issues.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { jsonByName } from '#base/http/fields.ts';
import { Collected } from '#base/modules/registry.ts';

/** The report that a part belongs to, with the people and the start of its class. */
export interface PartOfReport {
  id: number;
  classId: number;
  studentId: number;
  teacherId: number;
  startsAt: Date;
}

/** Data that a module above the reports stores with a report (ADR 116). */
export interface ReportPart<Value extends object = object> {
  /** The name of the part in requests and responses. */
  name: string;
  /** The schema of its value; an invalid value is 422, and the report is not stored. */
  schema: v.GenericSchema<unknown, Value>;
  /** Replaces the stored value, in the report's transaction. @throws AppError if the value cannot be stored. */
  save(sql: Sql, ctx: ViewerCtx, saving: { report: PartOfReport; value: Value }): Promise<void>;
  /** Deletes the stored value. The value of a reopened class stays, since it is a draft again. */
  drop(sql: Sql, reportId: number): Promise<void>;
  /** Whether a leader should read a report with this value (D154). */
  isWeak?(value: Value): boolean;
  /** The values as they were sent, for those of these reports that have one. */
  read(sql: Sql, ctx: ViewerCtx, reportIds: readonly number[]): Promise<Map<number, object>>;
}

/** The parts of all modules. */
export const reportParts = new Collected<ReportPart>('reportParts');

/** Parts by name; null removes one. A name without an owner comes from a newer or older remote, and is ignored. */
export const sentParts = v.optional(jsonByName);
type SentParts = v.InferOutput<typeof sentParts>;

export interface CheckedPart {
  part: ReportPart;
  value: object | null;
}

/** The sent parts that have an owner. @throws AppError `invalid` at `parts.…`. */
export function checkParts(sent: SentParts): CheckedPart[] {
  return reportParts.items().flatMap((part) => {
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

export async function dropParts(sql: Sql, reportId: number): Promise<void> {
  for (const part of reportParts.items()) await part.drop(sql, reportId);
}

/** A report's stored parts, by name. */
export async function readParts(sql: Sql, ctx: ViewerCtx, reportId: number): Promise<Record<string, object>> {
  const found: [string, object][] = [];
  for (const part of reportParts.items()) {
    const value = (await part.read(sql, ctx, [reportId])).get(reportId);
    if (value) found.push([part.name, value]);
  }
  return Object.fromEntries(found);
}
