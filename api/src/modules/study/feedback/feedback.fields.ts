import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant } from '#base/http/fields.ts';
import { optionalText } from '#base/http/form-fields.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { occasions } from './feedback.table.ts';
import { refOrNull } from './feedback-sql.ts';

const MAX_WORDS = 500;
const personal = { gives: true } as const;

/** An answer as the family gets it, each field listed once: of rows `feedback f`. The audit log shows no answer. */
export const answerFields = defineFields({
  id: { response: v.string(), json: 'f.id::text' },
  occasion: {
    name: { en: 'Occasion', ar: 'المناسبة' },
    column: 'occasion',
    response: v.picklist(occasions),
    json: 'f.occasion',
    personal,
  },
  student: { response: person, json: userRef('f.student_id') },
  /** The report that was the occasion; null after the third class. */
  monthlyReportId: { response: v.nullable(v.string()), json: 'f.monthly_report_id::text' },
  score: {
    body: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    column: 'score',
    response: v.number(),
    json: 'f.score',
    personal,
  },
  words: {
    body: optionalText(MAX_WORDS),
    column: 'words',
    response: v.nullable(v.string()),
    json: 'f.words',
    personal: { gives: true, erases: 'null' },
  },
  createdAt: { column: 'createdAt', response: instant, json: instantOf('f.created_at'), personal },
});

/** All fields of an answer, for staff. */
export const feedbackFields = defineFields({
  ...answerFields,
  teacher: { response: person, json: userRef('f.teacher_id') },
  answeredBy: { response: person, json: userRef('f.answered_by') },
  handledAt: { response: v.nullable(instant), json: instantOf('f.handled_at') },
  handledBy: { response: v.nullable(person), json: refOrNull('f.handled_by') },
});
