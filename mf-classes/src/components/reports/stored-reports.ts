import * as v from 'valibot';
import { attendances } from '#/api/class-schema.ts';

const reportSchema = v.object({
  classId: v.string(),
  key: v.string(),
  fields: v.object({
    attendance: v.picklist(attendances),
    report: v.string(),
    accomplished: v.string(),
    notes: v.string(),
  }),
});
export type QueuedReport = v.InferOutput<typeof reportSchema>;

/** One key for each report, so that tabs never overwrite each other's. */
const keyOf = (userId: string, classId: string) => `report-outbox:${userId}:${classId}`;

/** Keeps a report that was not sent yet over reloads and sign-outs, on this device; false where there is no room. */
export function storeReport(userId: string, report: QueuedReport): boolean {
  try {
    localStorage.setItem(keyOf(userId, report.classId), JSON.stringify(report));
    return true;
  } catch {
    return false;
  }
}

export function deleteStoredReport(userId: string, classId: string): void {
  localStorage.removeItem(keyOf(userId, classId));
}

function readReport(key: string): QueuedReport | null {
  try {
    const read = v.safeParse(reportSchema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

export const isStored = (userId: string, { classId, key }: QueuedReport): boolean =>
  readReport(keyOf(userId, classId))?.key === key;

/** What this user has not sent yet, from this or another tab. */
export function storedReports(userId: string): QueuedReport[] {
  const prefix = keyOf(userId, '');
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return keys.flatMap((key) => readReport(key) ?? []);
}
