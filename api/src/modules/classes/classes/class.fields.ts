import { latinDigits } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant, line, requiredText, wireId } from '#base/http/fields.ts';
import { day, optionalLine, optionalLink, optionalText, whole } from '#base/http/form-fields.ts';
import { FORMER_MEMBER } from '#base/personal-data/former-member.ts';
import { userCards, userRef } from '#modules/accounts/identity/users-sql.ts';
import { materialRef, materialRefSchema } from '#modules/library/materials/materials-sql.ts';
import { namedSubject, subjects } from '#modules/people/people/index.ts';
import { studentCode } from '#modules/people/people/profiles/students-of.ts';
import { enrolmentOfClass } from './class-enrolment.ts';
import { attendances } from './class-status.ts';
import { shownTitle } from './class-title.ts';

const MAX_TITLE = 200;
const MAX_TEXT = 2000;
const MAX_DESCRIPTION = 5000;
const MAX_MINUTES = 480;
const MAX_A_WEEK = 14;

/** `17:00`; Arabic digits are accepted too. */
export const time = v.pipe(
  line,
  v.nonEmpty(),
  v.transform(latinDigits),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'The time is not valid'),
);

const zoomLink = v.nullish(optionalLink);

export const person = v.object({ id: v.string(), name: v.string() });
/** A person on whose clock the class is shown, beside the viewer's (D94). */
export const clockPerson = v.object({ ...person.entries, timezone: v.string() });

const text = v.nullable(v.string());
const utc = (format: string) => `to_char(c.starts_at at time zone 'UTC', '${format}')`;
const personWith = (user: string, more: string) =>
  `(select json_build_object('id', p.id::text, 'name', p.name, ${more}) from ${userCards} p where p.id = ${user})`;

/**
 * The fields of a class, each listed once: of rows `classes c`. Fields that depend on viewer or time, such as the
 * status, are computed in `class-json.ts`. A field with a column is stored as it was sent; verbs store times and
 * people.
 */
export const classFields = defineFields({
  id: { response: v.string(), json: 'c.id::text', column: 'id', personal: { gives: true } },
  /** The running number among the student's classes. */
  class_number: {
    name: { en: 'Class no.', ar: 'رقم الحصة' },
    response: v.number(),
    json: 'c.class_number',
    column: 'classNumber',
    personal: { gives: true },
  },
  starts_at: {
    name: { en: 'Begins', ar: 'البداية' },
    response: instant,
    json: instantOf('c.starts_at'),
    column: 'startsAt',
    personal: { gives: true },
  },
  ends_at: {
    name: { en: 'Ends', ar: 'النهاية' },
    response: instant,
    json: instantOf('c.ends_at'),
    column: 'endsAt',
    personal: { gives: true },
  },
  /** In minutes. */
  duration: {
    name: { en: 'Length in minutes', ar: 'المدة بالدقائق' },
    body: whole(1, MAX_MINUTES),
    column: 'durationMinutes',
    response: v.number(),
    json: 'c.duration_minutes',
  },
  /** `2026-03-29` and `17:00`, as typed in `zone`. */
  date: { body: day, response: v.string(), json: 'left(c.wall_time, 10)' },
  time: { body: time, response: v.string(), json: 'right(c.wall_time, 5)' },
  zone: {
    name: { en: 'Time zone', ar: 'المنطقة الزمنية' },
    response: v.string(),
    json: 'c.zone',
    column: 'zone',
    personal: { keeps: 'the time zone of a weekly class' },
  },
  /** The start in UTC. */
  start_date: { response: v.string(), json: utc('YYYY-MM-DD') },
  start_time: { response: v.string(), json: utc('HH24:MI') },
  attendance: {
    name: { en: 'Attendance', ar: 'الحضور' },
    body: v.picklist(attendances, 'Attendance is Required'),
    column: 'attendance',
    response: v.picklist(attendances),
    json: 'c.attendance',
    personal: { gives: true },
  },
  /** `{material} – {student}` by default, in the reader's language (D168). */
  title: {
    name: { en: 'Title', ar: 'العنوان' },
    body: optionalLine(MAX_TITLE),
    column: 'title',
    response: v.string(),
    json: shownTitle('c'),
    personal: { gives: true, erases: `replace(t.title, p.name, '${FORMER_MEMBER}')` },
  },
  accomplished: {
    name: { en: 'Accomplished', ar: 'ما أُنجز' },
    body: requiredText(MAX_TEXT),
    column: 'accomplished',
    response: v.string(),
    json: 'c.accomplished',
    personal: { gives: true, erases: `''` },
  },
  notes: {
    name: { en: 'Notes', ar: 'ملاحظات' },
    body: optionalText(MAX_TEXT),
    column: 'notes',
    response: text,
    json: 'c.notes',
    personal: { erases: 'null' },
  },
  description: {
    name: { en: 'Description', ar: 'الوصف' },
    body: optionalText(MAX_DESCRIPTION),
    column: 'description',
    response: text,
    json: 'c.description',
    personal: { erases: 'null' },
  },
  zoom_link: {
    name: { en: 'Meeting link', ar: 'رابط الاجتماع' },
    body: zoomLink,
    column: 'zoomLink',
    response: text,
    json: 'c.zoom_link',
    personal: { erases: 'null' },
  },
  /** The classes per week of the student's plan (C12). */
  subscription: {
    name: { en: 'Classes a week', ar: 'الحصص في الأسبوع' },
    body: whole(1, MAX_A_WEEK),
    column: 'subscription',
    response: v.number(),
    json: 'c.subscription',
  },
  /** What it is a class of (D125): by default the teacher's subject, or the only one. */
  enrolment_id: {
    body: v.optional(wireId),
    response: text,
    json: `${enrolmentOfClass}::text`,
  },
  /** The subject, where the student learns several. */
  subject: { response: v.nullable(v.picklist(subjects)), json: namedSubject(enrolmentOfClass) },
  /** The series of the class (D90). */
  series_id: { response: text, json: 'c.series_id::text' },
  student_id: { name: { en: 'Student', ar: 'الطالب' }, body: wireId },
  student: {
    response: v.object({ ...person.entries, code: text, timezone: v.string() }),
    json: personWith('c.student_id', `'code', ${studentCode('p.id')}, 'timezone', p.timezone`),
  },
  /** The calling teacher by default; other callers must send it. */
  teacher_id: { name: { en: 'Teacher', ar: 'المعلم' }, body: v.optional(wireId) },
  teacher: {
    response: v.object({ ...person.entries, timezone: v.string() }),
    json: personWith('c.teacher_id', `'timezone', p.timezone`),
  },
  /** The teacher who is replaced by a substitute (D97). */
  substitute_for: { response: v.nullable(person), json: userRef('c.substitute_for_id') },
  leader: { response: v.nullable(person), json: userRef('c.leader_id') },
  material_id: { name: { en: 'Material no.', ar: 'رقم المادة' }, body: wireId, column: 'materialId' },
  material: { response: v.nullable(materialRefSchema), json: materialRef('c.material_id') },
  status: { column: 'status', personal: { gives: true } },
  cancel_note: { column: 'cancelNote', personal: { erases: 'null' } },
  overlap_reason: { column: 'overlapReason', personal: { erases: 'null' } },
  wall_time: { column: 'wallTime', personal: { keeps: 'the time on the clock of `zone`' } },
  created_at: { column: 'createdAt', personal: { gives: true } },
});

/** The fields that can be edited after the class (D21), by the table's keys. */
export const openFields = ['attendance', 'accomplished', 'notes'];
