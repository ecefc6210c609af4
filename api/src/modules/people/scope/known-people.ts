import { userCards } from '#modules/identity/users-sql.ts';
import { inPeopleScope, type PeopleScope } from './people-scope.ts';
import { effectiveRelations } from './relationships.ts';

/**
 * SQL: the people within a viewer's scope, and the students of a relative (D8), once for the whole statement: `known`,
 * which `isKnown` looks up. The scope `all` selects no people, since no condition needs them.
 */
export const knownPeople = (scope: PeopleScope, viewer: string): string => `known as materialized (select
  array(select u.id from ${userCards} u where ${scope === 'all' ? 'false' : inPeopleScope(scope, 'u.id', viewer)}) as people,
  array(select user_id from ${effectiveRelations} e where related_user_id = ${viewer}) as related_students)`;

/** SQL: whether somebody is among those of `knownPeople`. */
export const isKnown = (id: string, as: 'people' | 'related_students'): string =>
  `${id} = any ((select ${as} from known)::bigint[])`;
