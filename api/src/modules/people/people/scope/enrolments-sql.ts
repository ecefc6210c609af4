import { settingNow } from '#base/academy/academy-settings.ts';
import { contactSettings } from '#modules/people/people/people.settings.ts';

/** SQL: pairs `student_id, teacher_id` of the enrolments beside the first, which the profile has (D125). */
export const furtherTeaching = `select student_id, teacher_id from enrolments
  where teacher_id is not null and state <> 'ended' and not is_first`;

const live = (enrolment: string) => `${enrolment}.state <> 'ended'`;
const isShared = `${settingNow(contactSettings.teachers_share_students)} = 'true'`;

/** SQL: the students of whom a teacher reads the other teachers' classes too, where the academy lets them (D125). */
export const sharedStudentsOf = (teacher: string): string => `(select e.student_id from enrolments e
  where e.teacher_id = ${teacher} and ${live('e')} and ${isShared} and exists (select from enrolments o
    where o.student_id = e.student_id and o.teacher_id <> e.teacher_id and ${live('o')}))`;

/**
 * SQL: whether some subjects of a student belong to another teacher, since the viewer teaches the student others (D125).
 * A viewer without an enrolment of the student, as a substitute, is kept from nothing.
 * @param subjects an array.
 */
export const isOfAnotherTeacher = (student: string, viewer: string, subjects: string): string => `(exists (
    select from enrolments e where e.student_id = ${student} and e.teacher_id = ${viewer} and ${live('e')})
  and not exists (select from enrolments e where e.student_id = ${student} and e.teacher_id = ${viewer} and ${live('e')}
    and e.subject = any (${subjects}))
  and exists (select from enrolments o where o.student_id = ${student} and o.teacher_id <> ${viewer} and ${live('o')}
    and o.subject = any (${subjects})))`;

/** SQL: the same for reading, which the academy may let all teachers of the student. */
export const isKeptFrom = (student: string, viewer: string, subjects: string): string =>
  `(${isOfAnotherTeacher(student, viewer, subjects)} and not ${isShared})`;

/** SQL: whether what a teacher wrote about a student is kept from a viewer who teaches the student another subject. */
export const isWorkKeptFrom = (student: string, teacher: string, viewer: string): string => `(${teacher} <> ${viewer}
  and exists (select from enrolments e where e.student_id = ${student} and e.teacher_id = ${viewer} and ${live('e')})
  and exists (select from enrolments o where o.student_id = ${student} and o.teacher_id = ${teacher} and ${live('o')})
  and not ${isShared})`;
