import * as v from 'valibot';
import { idParams, instant, requiredText, wireId } from '#base/http/fields.ts';
import { optionalText } from '#base/http/form-fields.ts';
import { pageOf, pageQuery, searchTerm } from '#base/http/pages.ts';
import { person } from '#modules/classes/class.fields.ts';
import { reportDraft } from '#modules/classes/class-detail.schema.ts';
import { classRow } from '#modules/classes/class-row.schema.ts';
import { attendances, classStatuses } from '#modules/classes/class-status.ts';

const MAX_REPORT = 5000;
const MAX_TEXT = 2000;

const attendance = v.picklist(attendances, 'Attendance is Required');
const report = requiredText(MAX_REPORT);

export const reportBody = v.object({
  report,
  /** The id of the class. */
  class_model: wireId,
  /** What was expected of the class, where nothing is said. */
  attendance: v.optional(attendance),
  accomplished: optionalText(MAX_TEXT),
  notes: optionalText(MAX_TEXT),
});
export type ReportInput = v.InferOutput<typeof reportBody>;

export const submittedResponse = v.object({
  data: v.object({
    id: v.string(),
    class: classRow,
    remaining_classes: v.number(),
    /** The author's oldest class that still needs a report. */
    next_class_id: v.nullable(v.string()),
  }),
});

export const reportsQuery = v.object({
  ...pageQuery,
  /** Words in the names of student and teacher, and in the comment. */
  search: searchTerm,
  student_id: v.optional(wireId),
  teacher_id: v.optional(wireId),
  /** By the time at which they were submitted. */
  sort_order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
});
export type ReportsQuery = v.InferOutput<typeof reportsQuery>;

const may = v.object({
  edit: v.boolean(),
  delete: v.boolean(),
  /** Read and write the leader's note. */
  note: v.boolean(),
});

/** On whose clock a class is besides the viewer's (D94). */
const clockPerson = v.object({ ...person.entries, timezone: v.string() });

const reported = {
  id: v.string(),
  class: v.object({
    id: v.string(),
    title: v.string(),
    starts_at: instant,
    ends_at: instant,
    class_number: v.number(),
    attendance: v.picklist(attendances),
    status: v.picklist(classStatuses),
  }),
  student: clockPerson,
  teacher: clockPerson,
  created_at: instant,
  may,
};
const reportRow = v.object({
  ...reported,
  /** The comment. */
  report: v.string(),
  /** Its beginning. */
  excerpt: v.string(),
});
export type WireReport = Omit<v.InferInput<typeof reportRow>, 'report' | 'excerpt'>;
export const reportsPage = pageOf(reportRow);

const part = v.object({ kind: v.picklist(['comment']), body: v.object({ text: v.string() }) });
export const reportResponse = v.object({
  data: v.object({
    ...reported,
    /** The comment. */
    report: v.string(),
    parts: v.array(part),
    author: person,
    accomplished: v.string(),
    notes: v.nullable(v.string()),
    edited_at: v.nullable(instant),
    /** With `may.note` alone. */
    leader_note: v.nullable(v.string()),
  }),
});

export type WireReportDetail = v.InferInput<typeof reportResponse>['data'];

export const reportParams = idParams;
export const editReportBody = v.object({ report: v.optional(report), leader_note: optionalText(MAX_TEXT) });
export type EditReportInput = v.InferOutput<typeof editReportBody>;

export const draftParams = v.object({ classId: idParams.entries.id });
/** What is typed so far; what is not sent is empty. */
export const draftBody = v.object({
  attendance: v.optional(attendance),
  report: optionalText(MAX_REPORT),
  accomplished: optionalText(MAX_TEXT),
  notes: optionalText(MAX_TEXT),
});
export type DraftInput = v.InferOutput<typeof draftBody>;
export const draftResponse = v.object({ data: reportDraft });
export type WireDraft = v.InferInput<typeof reportDraft>;
