import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant, trimmed } from '#base/http/fields.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { languages, QUESTIONS } from './questions.ts';

export const MAX_ANSWER = 2000;
const MAX_QUESTION = 500;

const answer = v.pipe(trimmed, v.nonEmpty('This Answer is Required'), v.maxLength(MAX_ANSWER));
/** The client's text of the question; empty: the API's own. */
const question = v.optional(v.pipe(trimmed, v.maxLength(MAX_QUESTION)), '');

/**
 * The fields of rows `monthly_reports r`, each listed once; the questions are in `questions.ts`. `own-pair.ts` finds
 * pair and month.
 */
export const monthlyReportFields = defineFields({
  id: { response: v.string(), json: 'r.id::text' },
  student: { response: person, json: userRef('r.student_id') },
  teacher: { response: person, json: userRef('r.teacher_id') },
  author: { response: person, json: userRef('r.author_id') },
  year: { response: v.number(), json: 'r.year' },
  month: { response: v.number(), json: 'r.month' },
  language: { response: v.picklist(languages), json: 'r.language' },
  created_at: { response: instant, json: instantOf('r.created_at') },
  questionsAndAnswers: {
    body: v.pipe(v.array(v.object({ question, answer })), v.length(QUESTIONS, 'This Answer is Required')),
    response: v.array(
      v.object({
        /** As it was asked. */
        question: v.string(),
        answer: v.string(),
        /** The API's own question in both languages (D168); null with a client's own question. */
        questionIn: v.nullable(v.object({ en: v.string(), ar: v.string() })),
      }),
    ),
    json: 'r.answers',
  },
});
