import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields, jsonOf, responseOf } from '#base/fields/fields.ts';
import { instant } from '#base/http/fields.ts';
import {
  emailStatuses,
  emailStatusOf,
  hasAddress,
  invitationOf,
  invitationStates,
  invitedAt,
} from '#modules/accounts/identity/users-sql.ts';
import { text } from '#modules/people/people/profiles/common.fields.ts';
import { studentFields } from '#modules/people/people/profiles/student.fields.ts';
import { teacherFields } from '#modules/people/people/profiles/teacher.fields.ts';
import { relationKinds, relationKindsOf } from '#modules/people/people/scope/relationships.ts';
import { heldRoles } from '#modules/people/roles/index.ts';

/**
 * The shown fields of a user, each listed once. SQL: the rows `userRows`. The order is that of the CSV file. The
 * accepted fields differ between new and changed accounts, and are listed with those verbs' bodies.
 */
export const userFields = defineFields({
  id: { response: v.string(), json: 'u.id::text' },
  name: { name: { en: 'Name', ar: 'الاسم' }, response: v.string(), json: 'u.name', csv: true },
  /** Null where the viewer may not see it. Of a person without an address it is one of a reserved domain (D140). */
  email: { name: { en: 'Email', ar: 'البريد الإلكتروني' }, response: text, json: 'u.email', csv: true },
  /** The user name for signing in, if there is one (D140). */
  handle: { name: { en: 'User name', ar: 'اسم المستخدم' }, response: text, json: 'u.handle', csv: true },
  phone: { name: { en: 'Phone', ar: 'الهاتف' }, response: text, json: 'u.phone', csv: true },
  /** Null where the viewer may not see it; false for a person without an address (D140). */
  has_email: { response: v.nullable(v.boolean()), json: hasAddress('u') },
  email_status: { response: v.nullable(v.picklist(emailStatuses)), json: emailStatusOf('u') },
  /** Whether the person has come in (D87); null where the viewer may not see it, or nobody can invite them. */
  invitation: {
    name: { en: 'Invitation', ar: 'الدعوة' },
    response: v.nullable(v.picklist(invitationStates)),
    json: invitationOf('u'),
    csv: true,
  },
  /** When the person was invited, who has not signed in since. */
  invited_at: {
    name: { en: 'Invited at', ar: 'تاريخ الدعوة' },
    response: v.nullable(instant),
    json: instantOf(invitedAt('u')),
    csv: true,
  },
  role: { name: { en: 'Role', ar: 'الدور' }, response: v.string(), json: 'r.name', csv: true },
  roles: { response: v.array(v.string()), json: heldRoles('u') },
  /** The user's kinds of relation to students (D8), each once. */
  relations: { response: v.array(v.picklist(relationKinds)), json: relationKindsOf('u.id') },
  active: { name: { en: 'Active', ar: 'الدخول متاح' }, response: v.boolean(), json: 'u.active', csv: true },
  created_at: {
    name: { en: 'Created at', ar: 'تاريخ الإضافة' },
    response: instant,
    json: instantOf('u.created_at'),
    csv: true,
  },
  timezone: { name: { en: 'Time zone', ar: 'المنطقة الزمنية' }, response: v.string(), json: 'u.timezone', csv: true },
  image: { response: text, json: `'/api/files/' || u.image` },
  /** Every student has one, with a code after it is completed. */
  student: {
    response: v.nullable(responseOf(studentFields)),
    json: `case when s.user_id is not null or r.name = 'student' then ${jsonOf(studentFields)} end`,
  },
  teacher: {
    response: v.nullable(responseOf(teacherFields)),
    json: `case when t.user_id is not null then ${jsonOf(teacherFields)} end`,
  },
});
