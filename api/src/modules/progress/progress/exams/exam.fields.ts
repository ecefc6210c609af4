import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields, responseOf } from '#base/fields/fields.ts';
import { instant } from '#base/http/fields.ts';
import { optionalText, whole } from '#base/http/form-fields.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { rangeFields } from '../entry.fields.ts';
import { isPassed } from './exams-sql.ts';

const MAX_NOTE = 2000;
const MAX_RESULT = 5;

const examStatuses = ['planned', 'started', 'recorded'] as const;

const moment = v.nullable(instant);
const personal = { gives: true } as const;
const range = responseOf(rangeFields);
const mistakes = v.object({
  page: v.number(),
  /** Null: somewhere on the page. */
  surah: v.nullable(v.number()),
  ayah: v.nullable(v.number()),
  count: v.number(),
});

/** The fields of an exam, each listed once: of rows `exams x`. */
export const examFields = defineFields({
  id: { response: v.string(), json: 'x.id::text' },
  status: {
    response: v.picklist(examStatuses),
    json: `case when x.recorded_at is not null then 'recorded' when x.started_at is not null then 'started' else 'planned' end`,
  },
  student: { response: person, json: userRef('x.student_id') },
  examiner: {
    name: { en: 'Examiner', ar: 'المختبِر' },
    response: person,
    json: userRef('x.examiner_id'),
  },
  juz: { column: 'juz', response: v.array(v.number()), json: 'to_json(x.juz)', personal },
  ranges: { column: 'ranges', response: v.array(range), json: 'x.ranges', personal },
  pages: {
    name: { en: 'Number of pages', ar: 'عدد الصفحات' },
    column: 'pages',
    response: v.number(),
    json: 'x.pages',
    personal,
  },
  /** A day in the student's zone. */
  heldOn: { column: 'heldOn', response: v.nullable(v.string()), json: 'x.held_on::text', personal },
  mistakes: {
    name: { en: 'Mistakes', ar: 'الأخطاء' },
    column: 'mistakes',
    response: v.array(mistakes),
    json: 'x.mistakes',
    personal,
  },
  result: {
    name: { en: 'Result', ar: 'النتيجة' },
    body: v.optional(whole(1, MAX_RESULT, 'The result is a whole number from 1 to 5')),
    column: 'result',
    response: v.nullable(v.number()),
    json: 'x.result',
    personal,
  },
  isPassed: { response: v.nullable(v.boolean()), json: isPassed },
  note: {
    body: optionalText(MAX_NOTE),
    column: 'note',
    response: v.nullable(v.string()),
    json: 'x.note',
    personal,
  },
  startedAt: { column: 'startedAt', response: moment, json: instantOf('x.started_at'), personal },
  recordedAt: { column: 'recordedAt', response: moment, json: instantOf('x.recorded_at'), personal },
  version: { response: v.number(), json: 'x.version' },
});
