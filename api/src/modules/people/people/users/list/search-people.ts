import { hasRole } from '#base/auth/viewer.ts';
import { accounts, addressOf } from '#modules/accounts/identity/users-sql.ts';
import { inPeopleScope, peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { joinRole } from '#modules/people/roles/index.ts';
import type { SearchSource } from '#modules/platform/search/search-source.ts';
import { canViewContacts } from '../users.policy.ts';
import { foundRows, superAdmins, waysToFind } from './found-people.ts';
import { nameRank } from './name-rank.ts';

/** The roles whose people have their own list. */
const LISTED = `('student', 'teacher', 'leader', 'admin', 'guest')`;

/** The people in the viewer's scope (D9); those whose name begins with the search come first. */
export const searchPeople: SearchSource = async ({ sql, viewer: person, deps }, { viewer, search, add, limit }) => {
  const scope = await peopleScope(sql, person, 'users.read');
  if (scope === 'nobody') return null;
  const contacts = canViewContacts(scope, deps.academySettings);
  const hidden = hasRole(person, 'super-admin') ? 'true' : `u.id <> all (${superAdmins})`;
  const rank = nameRank('u.name', `${add(search)}::text`);
  const detail = `coalesce((select code from student_profiles where user_id = u.id),
    (select code from teacher_profiles where user_id = u.id)${contacts ? `, ${addressOf('u')}, u.handle` : ''})`;
  const ways = waysToFind(search, { add, canViewContacts: contacts });
  const condition = `u.deleted_at is null and ${hidden} and ${inPeopleScope(scope, 'u.id', viewer)}`;
  return `select 'user.' || case when r.name in ${LISTED} then r.name else 'all' end as kind, u.id, u.name as title,
      ${detail} as detail, '/api/files/' || u.image as image, u.place
    from (select u.*, f.sort_key as place from (${foundRows(condition, ways, rank)}) f
      join ${accounts} u on u.id = f.id order by place, u.name, u.id limit ${limit}) u ${joinRole('u', 'r')}`;
};
