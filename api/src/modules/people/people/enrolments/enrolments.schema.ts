import * as v from 'valibot';
import { idParams, wireId } from '#base/http/fields.ts';
import { day, whole } from '#base/http/form-fields.ts';
import { subjects } from '#modules/people/people/profiles/teaching.fields.ts';
import { enrolmentStates } from './enrolments.table.ts';

const LONGEST_MINUTES = 480;

const person = v.nullable(v.object({ id: v.string(), name: v.string() }));
const date = v.string();

const enrolment = v.object({
  id: v.string(),
  subject: v.picklist(subjects),
  teacher: person,
  leader: person,
  since: date,
  until: v.nullable(date),
  state: v.picklist(enrolmentStates),
  agreedMinutes: v.number(),
  /** Null for relatives who are no parents. */
  balanceMinutes: v.nullable(v.number()),
  first: v.boolean(),
  /** The teachers before, now, and planned. */
  teachers: v.array(v.object({ teacher: person, since: date, until: v.nullable(date), planned: v.boolean() })),
  may: v.object({ update: v.boolean() }),
});
export type WireEnrolment = v.InferInput<typeof enrolment>;

export const enrolmentsResponse = v.object({ data: v.array(enrolment), may: v.object({ create: v.boolean() }) });
export const enrolmentResponse = v.object({ data: enrolment });
export type WireEnrolments = v.InferInput<typeof enrolmentsResponse>;

const agreedMinutes = v.optional(whole(1, LONGEST_MINUTES));

export const params = idParams;
export const newEnrolment = v.object({ subject: v.picklist(subjects), teacherId: wireId, since: day, agreedMinutes });
export type NewEnrolment = v.InferOutput<typeof newEnrolment>;

/** `from`: the day of the new teacher, or of the end; by default today. */
export const changedEnrolment = v.object({
  subject: v.optional(v.picklist(subjects)),
  teacherId: v.optional(wireId),
  from: v.optional(day),
  agreedMinutes,
  state: v.optional(v.picklist(enrolmentStates)),
});
export type ChangedEnrolment = v.InferOutput<typeof changedEnrolment>;

export const endedEnrolment = v.optional(v.object({ from: v.optional(day) }), {});
