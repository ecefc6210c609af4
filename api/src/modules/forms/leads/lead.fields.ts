import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { email, instant, line, requiredLine, timezone } from '#base/http/fields.ts';
import { optionalLine } from '#base/http/form-fields.ts';
import { FORMER_MEMBER } from '#base/personal-data/former-member.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { classStatuses } from '#modules/classes/classes/class-status.ts';
import { profilePhone } from '#modules/people/people/profiles/person-fields.ts';
import { genders } from '#modules/people/people/profiles/teaching.fields.ts';
import { answerByOf } from '#modules/platform/academy/answer-by.ts';
import { historyJson, parentInvited, trialJson } from './lead-json.ts';
import { leadStatuses } from './lead-status.ts';
import { MAX_NAME, unlessBlank } from './lead-values.ts';
import { leadEventKinds } from './leads.table.ts';

const MAX_LINE = 100;

const text = v.nullable(v.string());
const former = { gives: true, erases: `'${FORMER_MEMBER}'` } as const;
const erased = { gives: true, erases: 'null' } as const;

/** Where the visitor came from, by the page's address. */
const source = v.optional(
  v.pipe(
    line,
    v.transform((value) =>
      value
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-')
        .slice(0, 40),
    ),
  ),
);

/** The trial class, unless it is deleted. */
const trial = v.object({
  id: v.string(),
  startsAt: instant,
  /** In minutes. */
  duration: v.number(),
  status: v.picklist(classStatuses),
  teacher: person,
});

const leadEvent = v.object({
  id: v.string(),
  kind: v.picklist(leadEventKinds),
  at: instant,
  /** Null for a change by the system. */
  by: v.nullable(person),
  from: v.nullable(v.picklist(leadStatuses)),
  to: v.nullable(v.picklist(leadStatuses)),
  /** The new owner of the lead. */
  owner: v.nullable(person),
  note: text,
});

/**
 * What the family types and can change later, each field listed once: of rows `leads l`. A field with a column is stored
 * as it was sent, or with the default of the verb.
 */
export const wishFields = defineFields({
  /** The person who makes the request; the learner by default. */
  name: {
    name: { en: 'Contact', ar: 'صاحب الطلب' },
    body: optionalLine(MAX_NAME),
    column: 'name',
    response: v.string(),
    json: 'l.name',
    personal: former,
  },
  phone: {
    name: { en: 'Phone', ar: 'الهاتف' },
    body: unlessBlank(profilePhone),
    column: 'phone',
    response: text,
    json: 'l.phone',
    personal: erased,
  },
  subject: {
    name: { en: 'Subject', ar: 'التخصص' },
    body: requiredLine(MAX_LINE),
    column: 'subject',
    response: v.string(),
    json: 'l.subject',
    personal: { gives: true },
  },
  level: {
    name: { en: 'Level', ar: 'المستوى' },
    body: optionalLine(MAX_LINE),
    column: 'level',
    response: text,
    json: 'l.level',
    personal: erased,
  },
  teacherGender: {
    name: { en: 'Preferred teacher', ar: 'المعلم المفضل' },
    body: unlessBlank(v.picklist(genders)),
    column: 'teacherGender',
    response: v.nullable(v.picklist(genders)),
    json: 'l.teacher_gender',
    personal: { erases: 'null' },
  },
  language: {
    name: { en: 'Language', ar: 'اللغة' },
    body: optionalLine(MAX_LINE),
    column: 'language',
    response: text,
    json: 'l.language',
    personal: erased,
  },
  timezone: {
    name: { en: 'Time zone', ar: 'المنطقة الزمنية' },
    body: v.optional(timezone),
    column: 'timezone',
    response: v.string(),
    json: 'l.timezone',
    personal: { gives: true },
  },
});

/** How the request came, which its family does not change. */
export const originFields = defineFields({
  email: {
    name: { en: 'Email', ar: 'البريد الإلكتروني' },
    body: unlessBlank(email),
    column: 'email',
    response: text,
    json: 'l.email',
    personal: { gives: true, erases: `'erased-' || t.id || '@invalid'` },
  },
  source: {
    name: { en: 'Source', ar: 'المصدر' },
    body: source,
    column: 'source',
    response: v.string(),
    json: 'l.source',
    personal: { gives: true, keeps: 'the page or form that was used' },
  },
});

const learner = v.object({ name: v.string(), age: v.number() });

/** The fields of a lead in lists, in the order of responses. */
export const leadRowFields = defineFields({
  id: { response: v.string(), json: 'l.id::text' },
  status: {
    name: { en: 'Status', ar: 'الحالة' },
    column: 'status',
    response: v.picklist(leadStatuses),
    json: 'l.status',
    personal: { gives: true },
  },
  learner: { response: learner, json: `json_build_object('name', l.learner_name, 'age', l.learner_age)` },
  name: wishFields.name,
  subject: wishFields.subject,
  level: wishFields.level,
  timezone: wishFields.timezone,
  source: originFields.source,
  owner: {
    name: { en: 'Owner', ar: 'المتابعة' },
    column: 'ownerId',
    response: v.nullable(person),
    json: userRef('l.owner_id'),
  },
  createdAt: { column: 'createdAt', response: instant, json: instantOf('l.created_at'), personal: { gives: true } },
  /** By when the family expects an answer (D165). */
  answerBy: { response: instant, json: instantOf(answerByOf('l.created_at')) },
  trial: { response: v.nullable(trial), json: trialJson },
});

/** All fields of a lead; `may` is added by its policy. */
export const leadFields = defineFields({
  ...leadRowFields,
  email: originFields.email,
  ...wishFields,
  /** Suitable times, as text and as chosen starts. */
  times: { column: 'times', response: text, json: 'l.times', personal: erased },
  chosenTimes: {
    column: 'chosenTimes',
    response: v.array(instant),
    json: `array(select ${instantOf('t')} from unnest(l.chosen_times) t order by t)`,
    personal: { erases: `'{}'` },
  },
  lostReason: {
    name: { en: 'Why it was lost', ar: 'السبب' },
    column: 'lostReason',
    response: text,
    json: 'l.lost_reason',
    personal: { erases: 'null' },
  },
  /** When the family withdrew it. */
  withdrawnAt: {
    name: { en: 'Withdrawn by the family', ar: 'سحب الأسرة للطلب' },
    response: v.nullable(instant),
    json: instantOf('l.withdrawn_at'),
  },
  /** The account of the person who asks, once its address is proved (D164). */
  account: { response: v.nullable(person), json: userRef('l.account_id') },
  student: { response: v.nullable(person), json: userRef('l.student_id') },
  parent: { response: v.nullable(person), json: userRef('l.parent_id') },
  /** Whether nobody has proved that the account on the email is the parent's: it is related when the invitation is accepted. */
  parentInvited: { response: v.boolean(), json: parentInvited },
  /** Oldest first. */
  history: { response: v.array(leadEvent), json: historyJson },
  learnerName: { column: 'learnerName', personal: former },
  learnerAge: { column: 'learnerAge', personal: { gives: true, erases: '0' } },
  consentAt: { column: 'consentAt', personal: { gives: true } },
  digest: { column: 'digest', personal: { erases: `'erased-' || t.id` } },
});

/** What a family wished of the teacher. */
export const teacherWishFields = defineFields({
  leadId: { response: v.string(), json: 'l.id::text' },
  teacherGender: wishFields.teacherGender,
  subject: wishFields.subject,
  level: wishFields.level,
  language: wishFields.language,
  times: leadFields.times,
});
