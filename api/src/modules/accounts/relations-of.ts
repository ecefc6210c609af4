/** Who teaches whom. What else makes somebody a teacher's student (D7) is added here, and only here. */
const taught = `(select user_id as student_id, teacher_id from student_profiles where teacher_id is not null)`;

const team = `(select user_id as teacher_id, leader_id from teacher_profiles where leader_id is not null)`;

/** A leader's students: their own, and those whom the team teaches. */
const led = `(select user_id as student_id, leader_id from student_profiles where leader_id is not null
  union all select t.student_id, m.leader_id from ${taught} t join ${team} m on m.teacher_id = t.teacher_id)`;

/** What two people are to each other, by the roles in which they are it. */
export interface Bond {
  ownRole: 'student' | 'teacher' | 'leader';
  otherRole: 'student' | 'teacher' | 'leader';
}

/**
 * SQL: the people bound to one (D7), as rows of `other_id, own_role, other_role`; somebody may be there more than once.
 * @param person a placeholder, as `$1`.
 */
export const bondsOf = (person: string): string => `(
  select teacher_id as other_id, 'student' as own_role, 'teacher' as other_role from ${taught} t where student_id = ${person}
  union all select leader_id, 'student', 'leader' from ${led} t where student_id = ${person}
  union all select student_id, 'teacher', 'student' from ${taught} t where teacher_id = ${person}
  union all select leader_id, 'teacher', 'leader' from ${team} t where teacher_id = ${person}
  union all select teacher_id, 'leader', 'teacher' from ${team} t where leader_id = ${person}
  union all select student_id, 'leader', 'student' from ${led} t where leader_id = ${person})`;

/** SQL: the names of all roles that a row of `users` holds, in order. */
export const rolesOf = (user: string): string => `array(select r.name from roles r where r.id = ${user}.role_id
  union select r.name from user_roles x join roles r on r.id = x.role_id where x.user_id = ${user}.id
  order by name)`;
