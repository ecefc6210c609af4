import * as v from 'valibot';
import { defineFields } from '#base/fields/fields.ts';
import { requiredLine } from '#base/http/fields.ts';
import { flag, optionalDay, optionalLine, unlessEmpty, whole } from '#base/http/form-fields.ts';
import { userName } from '#modules/accounts/identity/users-sql.ts';
import { remainingOf } from '#modules/people/people/ledger/remaining.ts';
import { codeField, commonFields, text } from './common.fields.ts';
import { optionalPersonId, personId } from './person-fields.ts';

const MOST = 100_000;
const OLDEST = 120;
const LONGEST_MINUTES = 480;

/**
 * The fields of a student's profile, each listed once. SQL: the rows `userRows`, `s` the profile, `u` the user. The
 * order is that of the CSV file.
 */
export const studentFields = defineFields({
  code: codeField('s'),
  teacher_name: { name: { en: 'Teacher', ar: 'المعلم' }, response: text, json: userName('s.teacher_id'), csv: true },
  leader_name: { name: { en: 'Leader', ar: 'المشرف' }, response: text, json: userName('s.leader_id'), csv: true },
  section: {
    name: { en: 'Section', ar: 'المسار' },
    body: requiredLine(50),
    column: 'section',
    response: text,
    json: 's.section',
    csv: true,
    personal: { gives: true, erases: 'null' },
  },
  remainingClasses: {
    name: { en: 'Remaining classes', ar: 'الحصص المتبقية' },
    response: v.number(),
    json: remainingOf('u.id'),
    csv: true,
    column: 'remaining',
    personal: { gives: true },
  },
  ...commonFields('s'),
  age: {
    name: { en: 'Age', ar: 'العمر' },
    body: whole(1, OLDEST),
    column: 'age',
    response: v.nullable(v.number()),
    json: 's.age',
    personal: { gives: true, erases: 'null' },
  },
  teacher_id: {
    name: { en: 'Teacher', ar: 'المعلم' },
    body: personId,
    column: 'teacherId',
    response: text,
    json: 's.teacher_id::text',
  },
  /** By default the teacher's; the leader too. */
  teacher_code: {
    name: { en: 'Teacher code', ar: 'رمز المعلم' },
    body: optionalLine(50),
    column: 'teacherCode',
    response: text,
    json: 's.teacher_code',
    personal: { keeps: 'the number of the teacher' },
  },
  leader_id: {
    name: { en: 'Leader', ar: 'المشرف' },
    body: optionalPersonId,
    column: 'leaderId',
    response: text,
    json: 's.leader_id::text',
  },
  /** The first or new balance of the ledger (D27). */
  remaining_classes: { body: unlessEmpty(whole(0, MOST)) },
  trial_session: {
    name: { en: 'Has had a trial class', ar: 'سبق حضور حصة تجريبية' },
    body: v.optional(flag),
    column: 'trialSession',
    response: v.boolean(),
    json: 'coalesce(s.trial_session, false)',
    personal: { gives: true },
  },
  total_sessions: {
    name: { en: 'Total classes held', ar: 'مجموع الحصص التي عُقدت' },
    body: unlessEmpty(whole(0, MOST)),
    column: 'totalSessions',
    response: v.number(),
    json: 'coalesce(s.total_sessions, 0)',
    personal: { gives: true },
  },
  last_session_date: {
    name: { en: 'Last class on', ar: 'تاريخ آخر حصة' },
    body: optionalDay,
    column: 'lastSessionDate',
    response: text,
    json: 's.last_session_date',
  },
  agreed_session_duration: {
    name: { en: 'Length of a class, in minutes', ar: 'مدة الحصة بالدقائق' },
    body: unlessEmpty(whole(1, LONGEST_MINUTES)),
    column: 'agreedSessionDuration',
    response: v.number(),
    json: 'coalesce(s.agreed_session_duration, 30)',
    personal: { gives: true },
  },
  paid_sessions_balance: {
    name: { en: 'Classes paid in advance', ar: 'الحصص المدفوعة مقدمًا' },
    body: unlessEmpty(whole(0, MOST)),
    column: 'paidSessionsBalance',
    response: v.number(),
    json: 'coalesce(s.paid_sessions_balance, 0)',
  },
  previous_teacher: {
    name: { en: 'Previous teacher', ar: 'المعلم السابق' },
    body: optionalPersonId,
    column: 'previousTeacherId',
    response: text,
    json: 's.previous_teacher_id::text',
  },
  previous_leader: {
    name: { en: 'Previous leader', ar: 'المشرف السابق' },
    body: optionalPersonId,
    column: 'previousLeaderId',
    response: text,
    json: 's.previous_leader_id::text',
  },
  created_at: { column: 'createdAt', personal: { gives: true } },
});
