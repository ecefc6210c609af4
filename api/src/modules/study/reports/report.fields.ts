import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant, requiredText } from '#base/http/fields.ts';
import { optionalText } from '#base/http/form-fields.ts';
import { userClock, userRef } from '#modules/accounts/identity/users-sql.ts';
import { clockPerson, person } from '#modules/classes/classes/class.fields.ts';
import { enrolmentOfClass } from '#modules/classes/classes/class-enrolment.ts';
import { attendances, classStatuses } from '#modules/classes/classes/class-status.ts';
import { MAX_REPORT, reportDraftFields } from '#modules/classes/classes/report-draft.fields.ts';
import { namedSubject, subjects } from '#modules/people/people/index.ts';
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
  /** The subject, where the student learns several (D125). */
  subject: v.nullable(v.picklist(subjects)),
});
const classJson = `json_build_object('id', c.id::text, 'title', c.title, 'starts_at', ${instantOf('c.starts_at')},
  'ends_at', ${instantOf('c.ends_at')}, 'class_number', c.class_number, 'attendance', c.attendance, 'status', c.status,
  'subject', ${namedSubject(enrolmentOfClass)})`;

/** The fields of a report in lists and in the detail. SQL: rows `daily_reports r` with the class `c`. */
export const reportRowFields = defineFields({
  id: { response: v.string(), json: 'r.id::text' },
  class: { response: reportedClass, json: classJson },
  student: { response: clockPerson, json: userClock('c.student_id') },
  teacher: { response: clockPerson, json: userClock('c.teacher_id') },
  created_at: { response: instant, json: instantOf('r.created_at') },
  /** Until when the family does not read it (D154); null once it does. */
  hidden_until: { response: v.nullable(instant), json: instantOf('r.hidden_until') },
});

/**
 * The fields that are stored with the report, each listed once: a request sends them, an edit changes them, and they
 * return to the draft when the class is reopened. A field with a column is stored there; the comment is a part.
 */
export const reportTextFields = defineFields({
  report: {
    name: { en: 'Comment for the family', ar: 'تعليق للأسرة' },
    body: requiredText(MAX_REPORT),
    response: v.string(),
    json: commentOf('r.id'),
  },
});

/** The fields that are stored with the class when its report is submitted, in addition to the attendance. */
const outcomeFields = defineFields({
  accomplished: { body: reportDraftFields.accomplished.body, response: v.string(), json: 'c.accomplished' },
  notes: { body: reportDraftFields.notes.body, response: text, json: 'c.notes' },
});

const noteFields = defineFields({
  /** For leaders and admins: only viewers with `may.note` can read and write it. */
  leader_note: {
    name: { en: 'Note for staff', ar: 'ملاحظة للإدارة' },
    body: optionalText(MAX_NOTE),
    column: 'leaderNote',
    response: text,
    json: 'r.leader_note',
  },
});

/** The fields that can be changed after the report was submitted (D21). */
export const editableFields = defineFields({ ...reportTextFields, ...noteFields });

/** The fields of a submitted report, in addition to the class and its attendance. */
export const submittedFields = defineFields({ ...reportTextFields, ...outcomeFields });

/** The fields that only the detail of a report shows. */
export const reportDetailFields = defineFields({
  ...reportTextFields,
  parts: {
    /** The comment, whose body has `text`, then the parts of other domains, each with its own kind. */
    response: v.array(v.object({ kind: v.string(), body: v.record(v.string(), v.unknown()) })),
    json: partsOf('r.id'),
  },
  author: { response: person, json: userRef('r.author_id') },
  ...outcomeFields,
  edited_at: { response: v.nullable(instant), json: instantOf('r.edited_at') },
  /** With which words a leader returned it to its author, until it is mended (D154); for staff. */
  returned: { response: v.nullable(v.object({ note: v.string(), by: person, at: instant })) },
  ...noteFields,
});
