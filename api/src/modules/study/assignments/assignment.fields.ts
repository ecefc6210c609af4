import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant, line, wireId } from '#base/http/fields.ts';
import { optionalDay } from '#base/http/form-fields.ts';
import { userClock, userRef } from '#modules/accounts/identity/users-sql.ts';
import { clockPerson, person } from '#modules/classes/classes/class.fields.ts';
import { mediaSchema } from '#modules/platform/files/media/media.schema.ts';
import { mediaJson } from '#modules/platform/files/media/media-json.ts';
import { receivedMedia } from '#modules/platform/files/media/received-media.ts';
import { grades } from './hand-ins/hand-ins.table.ts';

export const MAX_TITLE = 120;

const classJson = `json_build_object('id', c.id::text, 'title', c.title,
  'starts_at', ${instantOf('c.starts_at')}, 'ends_at', ${instantOf('c.ends_at')})`;
const seenJson = `case when a.seen_at is not null
  then json_build_object('by', ${userRef('a.seen_by')}, 'at', ${instantOf('a.seen_at')}) end`;

const handInJson = `(select json_build_object('id', h.id::text, 'number', h.number, 'seconds', h.seconds,
    'created_at', ${instantOf('h.created_at')}, 'grade', h.grade)
  from hand_ins h where h.assignment_id = a.id and h.is_latest)`;
const handIn = v.object({
  id: v.string(),
  number: v.number(),
  seconds: v.nullable(v.number()),
  created_at: instant,
  /** Null until the teacher has marked it. */
  grade: v.nullable(v.picklist(grades)),
});

/**
 * The fields of an assignment, each listed once. SQL: of a row `assignments a` with its class `c` and its file `f`; $2
 * is the viewer's file token. The viewer's actions are added elsewhere. A field with a column is stored as it was sent.
 */
export const assignmentFields = defineFields({
  id: { response: v.string(), json: 'a.id::text' },
  classId: { body: wireId, column: 'classId', response: v.string(), json: 'a.class_id::text' },
  /** The class's student, if it is sent. */
  studentId: { body: v.optional(wireId), response: v.string(), json: 'a.student_id::text' },
  /** An empty title becomes the file's name. */
  title: {
    name: { en: 'Title', ar: 'العنوان' },
    body: v.optional(v.pipe(line, v.nonEmpty('Title is Required'), v.maxLength(MAX_TITLE))),
    column: 'title',
    response: v.string(),
    json: 'a.title',
  },
  class: {
    response: v.object({ id: v.string(), title: v.string(), starts_at: instant, ends_at: instant }),
    json: classJson,
  },
  student: { response: clockPerson, json: userClock('a.student_id') },
  teacher: { response: clockPerson, json: userClock('c.teacher_id') },
  uploaded_by: { response: person, json: userRef('a.uploaded_by') },
  assignmentFile: { body: receivedMedia, response: mediaSchema, json: mediaJson('f', '$2') },
  created_at: { response: instant, json: instantOf('a.created_at') },
  /** C25: the last day for handing in; the API also stores the instant at which that day ends. */
  due: {
    name: { en: 'Due', ar: 'موعد التسليم' },
    body: optionalDay,
    response: v.nullable(v.string()),
    json: 'a.due::text',
  },
  due_at: { response: v.nullable(instant), json: `case when a.due_at is not null then ${instantOf('a.due_at')} end` },
  /** The latest hand-in. */
  hand_in: { response: v.nullable(handIn), json: handInJson },
  /** When the student or a relative first opened it. */
  seen: { response: v.nullable(v.object({ by: person, at: instant })), json: seenJson },
});

/** The fields that the audit log shows of an assignment, by the table's keys. */
export const auditedOf = ({ classId, ...typed }: { classId?: unknown }): object => ({ class_id: classId, ...typed });
