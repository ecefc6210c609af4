import * as v from 'valibot';
import { defineFields } from '#base/fields/fields.ts';
import { requiredLine } from '#base/http/fields.ts';
import { optionalText } from '#base/http/form-fields.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { planFields } from '#modules/timetable/plans/plan.fields.ts';
import { timeOffKinds } from './absences.table.ts';
import { timeOffForm } from './time-off-form.ts';

const MAX_REASON = 500;
const MAX_NAME = 100;

const personal = { gives: true } as const;
const keeps = 'the name of a closure';
const plan = planFields(timeOffForm, 't');

/** The fields of an absence or a closure, each listed once: of rows `times_off t`. */
export const timeOffFields = defineFields({
  ...plan,
  kind: { column: 'kind', response: v.picklist(timeOffKinds), json: 't.kind', personal },
  /** Of a closure; its columns are below. */
  name: {
    body: v.object({ en: requiredLine(MAX_NAME), ar: requiredLine(MAX_NAME) }),
    response: v.nullable(v.object({ en: v.string(), ar: v.string() })),
    json: `case when t.kind = 'closure' then json_build_object('en', t.name_en, 'ar', t.name_ar) end`,
  },
  nameEn: { name: { en: 'Name in English', ar: 'الاسم بالإنجليزية' }, column: 'nameEn', personal: { keeps } },
  nameAr: { name: { en: 'Name in Arabic', ar: 'الاسم بالعربية' }, column: 'nameAr', personal: { keeps } },
  /** Of an absence. */
  reason: {
    name: { en: 'Reason', ar: 'السبب' },
    body: optionalText(MAX_REASON),
    column: 'reason',
    response: v.nullable(v.string()),
    json: 't.reason',
    personal: { gives: true, erases: 'null' },
  },
  from: { ...plan.from, personal },
  to: { ...plan.to, personal },
  zone: { ...plan.zone, personal: { keeps: 'the time zone of the days' } },
  createdAt: { ...plan.createdAt, personal },
  state: { ...plan.state, personal },
  /** Of a closure only for admins. */
  createdBy: { response: v.nullable(person) },
  may: { response: v.object({ undo: v.boolean() }) },
});
