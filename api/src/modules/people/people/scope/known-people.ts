import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { inPeopleScope, type PeopleScope } from './people-scope.ts';
import { effectiveRelations } from './relationships.ts';

/**
 * SQL: the people in a viewer's scope, and the students of a relative (D8), once per statement: `known`, which
 * `isKnown` looks up. For the scope `all` it selects nobody, since no condition needs it.
 */
export const knownPeople = (scope: PeopleScope, viewer: string): string => `known as materialized (select
  array(select u.id from ${userCards} u where ${scope === 'all' ? 'false' : inPeopleScope(scope, 'u.id', viewer)}) as people,
  array(select user_id from ${effectiveRelations} e where related_user_id = ${viewer}) as related_students)`;

/** SQL: whether a person is in `knownPeople`. */
export const isKnown = (id: string, as: 'people' | 'related_students'): string =>
  `${id} = any ((select ${as} from known)::bigint[])`;
