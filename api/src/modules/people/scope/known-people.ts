import { userCards } from '#modules/identity/users-sql.ts';
import { inPeopleScope, type PeopleScope } from './people-scope.ts';
import { effectiveRelations } from './relationships.ts';

/**
 * SQL: whom a viewer reaches by a scope, and to whom they are related (D8), once for the whole statement: `known`, which
 * `isKnown` looks up. Nobody by the scope `all`, which asks for nobody by name.
 */
export const knownPeople = (scope: PeopleScope, viewer: string): string => `known as materialized (select
  array(select u.id from ${userCards} u where ${scope === 'all' ? 'false' : inPeopleScope(scope, 'u.id', viewer)}) as people,
  array(select user_id from ${effectiveRelations} e where related_user_id = ${viewer}) as kin)`;

/** SQL: whether somebody is among those of `knownPeople`. */
export const isKnown = (id: string, as: 'people' | 'kin'): string =>
  `${id} = any ((select ${as} from known)::bigint[])`;
