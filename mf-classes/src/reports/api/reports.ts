import { ApiError, http, outboxRequest } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { restorable } from '@academy/shared-ui/restored';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { PersonFilter } from '#/base/api/list-filters.ts';
import { allowed, nullableText, oneOf, pageOf, partySchema, personSchema } from '#/base/api/wire.ts';
import { type Attendance, attendances, classRowSchema, classStatuses } from '#/class/api/class-schema.ts';
import { type ClassPerson, searchOf } from '#/class/api/classes-of-person.ts';
import { allReports, type ReportTexts, reportTexts } from '#/class/api/report-fields.ts';

export const reportedClass = v.object({
  id: v.string(),
  title: v.string(),
  starts_at: v.string(),
  ends_at: v.optional(v.string()),
  class_number: v.number(),
  attendance: oneOf(attendances),
  status: oneOf(classStatuses),
  /** Where the student learns several (D125). */
  subject: v.optional(nullableText, null),
});

const rowSchema = v.object({
  id: v.string(),
  class: reportedClass,
  student: partySchema,
  teacher: partySchema,
  excerpt: v.string(),
  created_at: v.string(),
});
export type ReportRow = v.InferOutput<typeof rowSchema>;
export const reportPageSchema = pageOf(rowSchema);

export const reportSchema = v.object({
  id: v.string(),
  class: reportedClass,
  student: partySchema,
  teacher: partySchema,
  author: personSchema,
  ...reportTexts.read,
  /** For staff only. */
  leader_note: nullableText,
  /** The comment, and the data of other domains in the report, each under its name (ADR 116). */
  parts: v.optional(v.array(v.object({ kind: v.string(), body: v.unknown() })), []),
  created_at: v.string(),
  edited_at: nullableText,
  /** When the family reads it without a leader (D154); null once they do. */
  hidden_until: v.optional(nullableText, null),
  /** With which words it was returned to its author. */
  returned: v.optional(v.nullable(v.object({ note: v.string(), by: personSchema })), null),
  may: v.object({ edit: allowed, delete: allowed, note: allowed }),
});
export type Report = v.InferOutput<typeof reportSchema>;
export const reportResponse = v.object({ data: reportSchema });

const savedReportResponse = v.object({
  data: v.object({
    id: v.string(),
    class: classRowSchema,
    remaining_classes: v.nullable(v.number()),
    /** The viewer's next class without a report. */
    next_class_id: nullableText,
  }),
});
export type SavedReport = v.InferOutput<typeof savedReportResponse>['data'];

const pathOf = (id: string) => `daily-reports/${encodeURIComponent(id)}`;

async function listReports(searchParams: Record<string, string>, signal: AbortSignal): Promise<ListPage<ReportRow>> {
  const { data, pagination } = await http.get('daily-reports', { searchParams, signal }).json(reportPageSchema);
  return { rows: data, total: pagination.total };
}

export const reportQueries = {
  all: () => allReports,
  /** All that the viewer can read, or those on the classes of one student. */
  list: ({ page, perPage, sort, q, filters }: ListParams<PersonFilter>, studentId: string | null = null) => {
    const request = {
      page: String(page),
      per_page: String(perPage),
      sort_order: sort?.startsWith('-') === false ? 'asc' : 'desc',
      ...(q ? { search: q } : {}),
      ...filters,
      ...(studentId ? { student_id: studentId } : {}),
    };
    return queryOptions({
      queryKey: [...allReports, 'list', request],
      queryFn: ({ signal }) => listReports(request, signal),
    });
  },
  /** The newest report on a person's classes that the viewer can read; null if there is none. */
  latestOf: (person: ClassPerson) =>
    restorable(
      v.nullable(rowSchema),
      queryOptions({
        queryKey: [...allReports, 'latest-of', person],
        queryFn: async ({ signal }) => {
          const request = { ...searchOf(person), page: '1', per_page: '1', sort_order: 'desc' };
          return (await listReports(request, signal)).rows[0] ?? null;
        },
      }),
    ),
  /** What a student practises after a day of the student's calendar, in words; a line for each range. */
  next: (studentId: string, date: string) =>
    queryOptions({
      queryKey: [...allReports, 'next', { studentId, date }],
      queryFn: async ({ signal }) => {
        const path = `students/${encodeURIComponent(studentId)}/progress/next`;
        return (await http.get(path, { searchParams: { date }, signal }).json(nextResponse)).texts;
      },
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...allReports, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(reportResponse)).data,
    }),
};

const nextResponse = v.object({ texts: v.optional(v.object({ en: v.string(), ar: v.string() }), { en: '', ar: '' }) });

/** Values of other domains, by name. */
type ReportParts = Record<string, unknown>;
export type ReportFields = ReportTexts & { attendance: Attendance; parts?: ReportParts };

/** Makes the request that reports a class. The API rejects it with 409 if the class already has a report. */
export const reportRequest = (classId: string, fields: ReportFields) =>
  outboxRequest({ path: 'daily-reports', json: { class_model: classId, ...fields } }, savedReportResponse);

/** @throws ApiError `unreadable`. */
export function readSavedReport(response: unknown): SavedReport {
  const read = v.safeParse(savedReportResponse, response);
  if (!read.success) throw new ApiError({ status: 0, code: 'unreadable' });
  return read.output.data;
}

export async function saveReportDraft(classId: string, draft: Partial<ReportFields>): Promise<void> {
  await http.put(`daily-reports/drafts/${encodeURIComponent(classId)}`, { json: draft });
}

export async function changeReport(
  id: string,
  change: { report?: string; leader_note?: string; parts?: ReportParts },
): Promise<void> {
  await http.post(pathOf(id), { json: change });
}

export async function deleteReport(id: string): Promise<void> {
  await http.delete(pathOf(id));
}
