import { http } from '@academy/shared-auth';
import { type ReportFields, readSavedReport, reportRequest } from '#/reports/api/reports.ts';

/** Sends a report to the real API as the outbox does. */
export async function saveReport(classId: string, fields: ReportFields, key: string) {
  const { path, json } = reportRequest(classId, fields);
  return readSavedReport(await http.post(path, { json, headers: { 'Idempotency-Key': key } }).json());
}
