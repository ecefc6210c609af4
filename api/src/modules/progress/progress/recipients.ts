import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { effectiveRelations, relationshipsOf } from '#modules/people/people/index.ts';
import { adminsText } from '#modules/people/roles/index.ts';

/** SQL: the teachers or leaders of the student $1. */
const around = (role: 'teacher' | 'leader') => `select other_id from ${relationshipsOf('$1::bigint')} b
  where own_role = 'student' and other_role = '${role}'`;

/** SQL: the leaders of the student $1; without one the admins. */
export const leadersText = `select u.id from ${activeUsers} u where u.id in (${around('leader')})
  or (not exists (${around('leader')}) and u.id in (${adminsText}))`;

/** SQL: the student $1, the parents and the teachers. */
export const familyText = `select u.id from ${activeUsers} u where u.id = $1::bigint or u.id in (${around('teacher')})
  or u.id in (select related_user_id from ${effectiveRelations} e where e.user_id = $1::bigint and relationship_type = 'parent')`;
