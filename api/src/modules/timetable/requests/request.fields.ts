import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant } from '#base/http/fields.ts';
import { optionalText } from '#base/http/form-fields.ts';
import { userClock, userRef } from '#modules/accounts/identity/users-sql.ts';
import { clockPerson, person } from '#modules/classes/classes/class.fields.ts';
import { requestKinds } from '#modules/classes/classes/class-status.ts';
import { requestStatuses } from './requests.table.ts';

const MAX_TEXT = 500;
const personal = { gives: true } as const;
const typed = { gives: true, erases: 'null' } as const;

const aboutClass = v.object({
  id: v.string(),
  title: v.string(),
  startsAt: instant,
  /** In minutes. */
  duration: v.number(),
  student: clockPerson,
  teacher: clockPerson,
});
const classJson = `json_build_object('id', c.id::text, 'title', c.title, 'startsAt', ${instantOf('c.starts_at')},
    'duration', c.duration_minutes, 'student', ${userClock('c.student_id')}, 'teacher', ${userClock('c.teacher_id')})`;

/** The fields of a request, each listed once: of rows `class_requests r` with their classes `c`. */
export const requestFields = defineFields({
  id: { response: v.string(), json: 'r.id::text' },
  kind: { column: 'kind', response: v.picklist(requestKinds), json: 'r.kind', personal },
  /** An open request whose class has begun is shown as lapsed. */
  status: { column: 'status', response: v.picklist(requestStatuses), personal },
  reason: {
    name: { en: 'Reason', ar: 'السبب' },
    body: optionalText(MAX_TEXT),
    column: 'reason',
    response: v.nullable(v.string()),
    json: 'r.reason',
    personal: typed,
  },
  /** For a move: the suitable starts, and the chosen one. */
  times: {
    name: { en: 'Times that would suit', ar: 'المواعيد المناسبة' },
    column: 'times',
    response: v.array(instant),
    json: `(select coalesce(json_agg(${instantOf('t')} order by n), '[]'::json) from unnest(r.times) with ordinality u(t, n))`,
    personal,
  },
  time: {
    name: { en: 'Time', ar: 'الوقت' },
    column: 'time',
    response: v.nullable(instant),
    json: instantOf('r.time'),
  },
  /** The comment of the person who answered. */
  note: {
    name: { en: 'Message to the family', ar: 'رسالة إلى الأسرة' },
    body: optionalText(MAX_TEXT),
    column: 'note',
    response: v.nullable(v.string()),
    json: 'r.note',
    personal: typed,
  },
  requestedBy: { response: person, json: userRef('r.requested_by') },
  createdAt: { column: 'createdAt', response: instant, json: instantOf('r.created_at'), personal },
  answeredBy: { response: v.nullable(person), json: userRef('r.answered_by') },
  answeredAt: { column: 'answeredAt', response: v.nullable(instant), json: instantOf('r.answered_at'), personal },
  classId: { column: 'classId', personal },
  class: { response: aboutClass, json: classJson },
  month: { column: 'month', personal: { keeps: 'for which month it counts' } },
});
