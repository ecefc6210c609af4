import * as v from 'valibot';
import { defineFields } from '#base/fields/fields.ts';
import { existingUsers, userName } from '#modules/accounts/identity/users-sql.ts';
import { furtherTeaching } from '../scope/enrolments-sql.ts';
import { codeField, commonFields, text } from './common.fields.ts';
import { personId } from './person-fields.ts';
import { teachingFields } from './teaching.fields.ts';

const studentCount = `(select count(distinct y.id) from (
    select user_id as id from student_profiles where teacher_id = t.user_id
    union all select student_id from (${furtherTeaching}) f where f.teacher_id = t.user_id) x
  join ${existingUsers} y on y.id = x.id)`;

/**
 * The fields of a teacher's profile, each listed once: of the rows `userRows`, `t` the profile. The order is that of
 * the CSV file.
 */
export const teacherFields = defineFields({
  code: codeField('t'),
  leader_name: { name: { en: 'Leader', ar: 'المشرف' }, response: text, json: userName('t.leader_id'), csv: true },
  ...commonFields('t'),
  ...teachingFields,
  leader_id: { name: { en: 'Leader', ar: 'المشرف' }, body: personId, column: 'leaderId' },
  leader: { response: text, json: 't.leader_id::text' },
  students: { response: v.number(), json: studentCount },
  created_at: { column: 'createdAt', personal: { gives: true } },
});
