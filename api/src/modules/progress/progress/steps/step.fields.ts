import * as v from 'valibot';
import { defineFields } from '#base/fields/fields.ts';
import { wireId } from '#base/http/fields.ts';
import { whole } from '#base/http/form-fields.ts';
import { stepStates } from './steps.table.ts';

const personal = { gives: true } as const;

/** What a report records of a step, each field listed once: of rows `student_steps e`. */
export const stepFields = defineFields({
  stepId: { body: wireId, column: 'stepId', response: v.string(), json: 'e.step_id::text', personal },
  state: {
    name: { en: 'Result of the step', ar: 'نتيجة الخطوة' },
    body: v.picklist(stepStates),
    column: 'state',
    response: v.picklist(stepStates),
    json: 'e.state',
    personal,
  },
  quality: {
    body: v.nullish(whole(1, 5, 'Quality is a whole number from 1 to 5')),
    column: 'quality',
    response: v.nullable(v.number()),
    json: 'e.quality',
    personal,
  },
  date: { column: 'date', personal },
});
