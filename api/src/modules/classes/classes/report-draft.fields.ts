import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant, jsonByName } from '#base/http/fields.ts';
import { optionalText } from '#base/http/form-fields.ts';
import { attendances } from './class-status.ts';

export const MAX_REPORT = 5000;
const MAX_TEXT = 2000;

const text = v.nullable(v.string());

/**
 * The fields of a report's draft, each listed once. SQL: rows `daily_report_drafts d`, which belong to the reports
 * module. The detail of a class shows them.
 */
export const reportDraftFields = defineFields({
  attendance: {
    body: v.optional(v.picklist(attendances, 'Attendance is Required')),
    column: 'attendance',
    response: v.nullable(v.picklist(attendances)),
    json: 'd.attendance',
  },
  report: { body: optionalText(MAX_REPORT), column: 'report', response: v.string(), json: 'd.report' },
  accomplished: { body: optionalText(MAX_TEXT), column: 'accomplished', response: text, json: 'd.accomplished' },
  notes: { body: optionalText(MAX_TEXT), column: 'notes', response: text, json: 'd.notes' },
  /** Parts from other domains, by name; they are checked only when the report is submitted. */
  parts: {
    body: v.optional(jsonByName),
    column: 'parts',
    response: v.nullable(v.record(v.string(), v.unknown())),
    json: 'd.parts',
  },
  updated_at: { response: instant, json: instantOf('d.updated_at') },
});
