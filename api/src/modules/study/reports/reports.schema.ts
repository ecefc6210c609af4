import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, wireId } from '#base/http/fields.ts';
import { pageOf, pageQuery, searchTerm } from '#base/http/pages.ts';
import { reportDraft } from '#modules/classes/classes/class-detail.schema.ts';
import { classRow } from '#modules/classes/classes/class-row.schema.ts';
import { reportDraftFields } from '#modules/classes/classes/report-draft.fields.ts';
import {
  editableFields,
  reportDetailFields,
  reportRowFields,
  reportTextFields,
  submittedFields,
} from './report.fields.ts';
import { sentParts } from './report-part.ts';

const { attendance } = bodyOf(reportDraftFields).entries;
const { report, ...outcome } = bodyOf(submittedFields).entries;

export const reportBody = v.object({
  report,
  /** The id of the class. */
  class_model: wireId,
  /** By default the class's expected attendance. */
  attendance,
  ...outcome,
  parts: sentParts,
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
  /** Searches the names of student and teacher, and the comment. */
  search: searchTerm,
  student_id: v.optional(wireId),
  teacher_id: v.optional(wireId),
  /** Sorts by the time of submission. */
  sort_order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
});
export type ReportsQuery = v.InferOutput<typeof reportsQuery>;

const may = v.object({
  edit: v.boolean(),
  delete: v.boolean(),
  /** Whether the viewer can read and write the leader's note. */
  note: v.boolean(),
});

const reported = { ...responseOf(reportRowFields).entries, may };
const reportRow = v.object({
  ...reported,
  report: reportTextFields.report.response,
  /** The beginning of its text. */
  excerpt: v.string(),
});
export type WireReport = Omit<v.InferInput<typeof reportRow>, 'report' | 'excerpt'>;
export const reportsPage = pageOf(reportRow);

export const reportResponse = v.object({
  data: v.object({ ...reported, ...responseOf(reportDetailFields).entries }),
});
export type WireReportDetail = v.InferInput<typeof reportResponse>['data'];

export const reportParams = idParams;
export const editReportBody = v.object({ ...v.partial(bodyOf(editableFields)).entries, parts: sentParts });
export type EditReportInput = v.InferOutput<typeof editReportBody>;

export const draftParams = v.object({ classId: idParams.entries.id });
/** The draft's fields; a field that is not sent is empty. */
export const draftBody = bodyOf(reportDraftFields);
export type DraftInput = v.InferOutput<typeof draftBody>;
export const draftResponse = v.object({ data: reportDraft });
export type WireDraft = v.InferInput<typeof reportDraft>;
