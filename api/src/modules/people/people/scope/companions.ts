import { activeUsers, existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { effectiveRelations } from './relationships.ts';

/** SQL: whether a user is a student known to be younger than an age, and not erased. */
export const isYoungerThan = (student: string, age: string): string => `exists (select from student_profiles y
  join ${existingUsers} a on a.id = y.user_id where y.user_id = ${student} and y.age < ${age})`;

const parents = (child: string) => `select e.related_user_id from ${effectiveRelations} e
  join ${activeUsers} a on a.id = e.related_user_id where e.user_id = ${child} and e.relationship_type = 'parent'`;

/**
 * SQL: who accompanies a student to a teacher (D143), as rows `user_id, kind`: the parents with an account, without any
 * the leader.
 */
export const companionsOf = (child: string, teacher: string): string => `(
  select p.related_user_id as user_id, 'parent' as kind from (${parents(child)}) p where p.related_user_id <> ${teacher}
  union all select a.id, 'leader' from student_profiles s left join teacher_profiles t on t.user_id = ${teacher}
    join ${activeUsers} a on a.id = coalesce(s.leader_id, t.leader_id)
  where s.user_id = ${child} and a.id <> ${teacher} and not exists (${parents(child)}))`;

/**
 * SQL: the same from the other end, along indexes: the ids of the rows of a table with `child_id` and `teacher_id` whose
 * child a person accompanies.
 */
export const accompaniedBy = (person: string, table: string, id: string): string => `
  select k.${id} from ${effectiveRelations} e join ${table} k on k.child_id = e.user_id
    where e.related_user_id = ${person} and e.relationship_type = 'parent'
  union select k.${id} from student_profiles s join ${table} k on k.child_id = s.user_id
    where s.leader_id = ${person} and not exists (${parents('s.user_id')})
  union select k.${id} from teacher_profiles t join ${table} k on k.teacher_id = t.user_id
    join student_profiles s on s.user_id = k.child_id and s.leader_id is null
    where t.leader_id = ${person} and not exists (${parents('s.user_id')})`;
