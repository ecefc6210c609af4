import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant, requiredText } from '#base/http/fields.ts';
import { optionalText } from '#base/http/form-fields.ts';
import { clockPerson, person } from '#modules/classes/class.fields.ts';
import { attendances, classStatuses } from '#modules/classes/class-status.ts';
import { MAX_REPORT, reportDraftFields } from '#modules/classes/report-draft.fields.ts';
import { userClock, userRef } from '#modules/identity/users-sql.ts';
import { commentOf, partsOf } from './report-parts.ts';

const MAX_NOTE = 2000;

const text = v.nullable(v.string());
const reportedClass = v.object({
  id: v.string(),
  title: v.string(),
  starts_at: instant,
  ends_at: instant,
  class_number: v.number(),
  attendance: v.picklist(attendances),
  status: v.picklist(classStatuses),
});
const classJson = `json_build_object('id', c.id::text, 'title', c.title, 'starts_at', ${instantOf('c.starts_at')},
  'ends_at', ${instantOf('c.ends_at')}, 'class_number', c.class_number, 'attendance', c.attendance, 'status', c.status)`;

/** What every row of a list and every report shows of rows `daily_reports r` with the class `c`. */
export const reportRowFields = defineFields({
  id: { response: v.string(), json: 'r.id::text' },
  class: { response: reportedClass, json: classJson },
  student: { response: clockPerson, json: userClock('c.student_id') },
  teacher: { response: clockPerson, json: userClock('c.teacher_id') },
  created_at: { response: instant, json: instantOf('r.created_at') },
});

/**
 * What is stored with the report, each field once: it is sent with the report, edited, and a draft again once the class is
 * reopened. One with a column is stored there; the comment is a part.
 */
export const reportTextFields = defineFields({
  report: { body: requiredText(MAX_REPORT), response: v.string(), json: commentOf('r.id') },
});

/** What is stored with the class as its report is submitted, beside the attendance. */
const outcomeFields = defineFields({
  accomplished: { body: reportDraftFields.accomplished.body, response: v.string(), json: 'c.accomplished' },
  notes: { body: reportDraftFields.notes.body, response: text, json: 'c.notes' },
});

const noteFields = defineFields({
  /** For leaders and admins: read and written with `may.note` alone. */
  leader_note: { body: optionalText(MAX_NOTE), column: 'leaderNote', response: text, json: 'r.leader_note' },
});

/** What can be changed once the report is submitted (D21). */
export const editableFields = defineFields({ ...reportTextFields, ...noteFields });

/** What is sent of a report beside the class and its attendance. */
export const submittedFields = defineFields({ ...reportTextFields, ...outcomeFields });

/** What the detail of a report shows beyond its row. */
export const reportDetailFields = defineFields({
  ...reportTextFields,
  parts: {
    /** The comment, whose body has `text`, then what other domains keep with the report, each of a kind of its own. */
    response: v.array(v.object({ kind: v.string(), body: v.record(v.string(), v.unknown()) })),
    json: partsOf('r.id'),
  },
  author: { response: person, json: userRef('r.author_id') },
  ...outcomeFields,
  edited_at: { response: v.nullable(instant), json: instantOf('r.edited_at') },
  ...noteFields,
});
