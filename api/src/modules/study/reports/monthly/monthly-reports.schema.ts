import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, instant, matching, pageLimit, pageNumber, trimmed, wireId } from '#base/http/fields.ts';
import { searchTerm } from '#base/http/pages.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { attendances } from '#modules/classes/classes/class-status.ts';
import { MAX_ANSWER, monthlyReportFields } from './monthly-report.fields.ts';
import { QUESTIONS } from './questions.ts';

const PAGE_SIZE = 10;
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];

const number = v.pipe(v.union([v.number(), v.pipe(matching(/^\d{1,4}$/), v.transform(Number))]), v.integer());
const month = v.pipe(number, v.minValue(1), v.maxValue(12));
/** By default the current year, or the last one for a month that is still to come in this one (C13). */
const year = v.optional(v.pipe(number, v.minValue(FIRST_YEAR), v.maxValue(LAST_YEAR)));

/** The report's pair: by default the viewer, or the teacher of the student's profile. */
const named = { student: wireId, teacher: v.optional(wireId), month, year };
export type NamedMonth = v.InferOutput<v.ObjectSchema<typeof named, undefined>>;

export const monthlyReportsQuery = v.object({
  page: pageNumber,
  limit: pageLimit(PAGE_SIZE),
  /** A student or a teacher: reports about or by them. */
  _id: v.optional(wireId),
  month: v.optional(month),
  year,
  /** Words in the names of student and teacher, and in the answers. */
  search: searchTerm,
});
export type MonthlyReportsQuery = v.InferOutput<typeof monthlyReportsQuery>;

const row = responseOf(monthlyReportFields);
export const monthlyReportsPage = v.object({
  data: v.array(row),
  page: v.number(),
  limit: v.number(),
  total: v.number(),
  totalPages: v.number(),
});
export type WireMonthlyReport = v.InferInput<typeof row>;

/** The number of the month's classes by result. */
const counts = v.object({
  held: v.number(),
  absence_student: v.number(),
  absence_teacher: v.number(),
  cancelled: v.number(),
  /** Not ended, or not reported yet. */
  open: v.number(),
  /** The minutes of the held classes. */
  minutes: v.number(),
});

export const monthlyReportParams = idParams;
export const monthlyReportResponse = v.object({
  data: v.object({
    ...responseOf(monthlyReportFields).entries,
    facts: counts,
  }),
});
export type WireMonthlyReportDetail = v.InferInput<typeof monthlyReportResponse>['data'];

const classLine = v.object({
  class_id: v.string(),
  starts_at: instant,
  attendance: v.picklist(attendances),
  accomplished: v.string(),
  /** The beginning of the daily report. */
  report: v.string(),
  author: person,
});

const draft = v.object({ answers: v.array(v.string()), updated_at: instant });
export type WireMonthlyDraft = v.InferInput<typeof draft>;

export const formQuery = v.object(named);
export const formResponse = v.object({
  data: v.object({
    student: person,
    teacher: person,
    year: v.number(),
    month: v.number(),
    questions: v.object({ en: v.array(v.string()), ar: v.array(v.string()) }),
    facts: counts,
    /** The reported classes, oldest first. */
    classes: v.array(classLine),
    draft: v.nullable(draft),
    /** The id of an existing report. */
    report_id: v.nullable(v.string()),
  }),
});
export type WireMonthlyForm = v.InferInput<typeof formResponse>['data'];

export const draftBody = v.object({
  ...named,
  answers: v.pipe(v.array(v.pipe(trimmed, v.maxLength(MAX_ANSWER))), v.maxLength(QUESTIONS)),
});
export type MonthlyDraftInput = v.InferOutput<typeof draftBody>;
export const draftResponse = v.object({ data: draft });

export const monthlyReportBody = v.object({ ...named, ...bodyOf(monthlyReportFields).entries });
export type MonthlyReportInput = v.InferOutput<typeof monthlyReportBody>;

const studentToGo = v.object({ student: person, held: v.number() });
export const dueQuery = v.object({ month: v.optional(month), year });
export type DueQuery = v.InferOutput<typeof dueQuery>;
export const dueResponse = v.object({
  data: v.object({
    year: v.number(),
    month: v.number(),
    /** The number of the month's students with a report. */
    done: v.number(),
    /** Students without a report, by name. */
    students: v.array(studentToGo),
  }),
});
export type WireDue = v.InferInput<typeof dueResponse>['data'];

export const submittedResponse = v.object({
  data: v.object({ id: v.string(), to_go: v.number(), next_student: v.nullable(person) }),
});
export type WireSubmitted = v.InferInput<typeof submittedResponse>['data'];
