import { KEY_PREFIX, type KeyStatements } from '#base/auth/api-keys.ts';
import { instantOf } from '#base/database/instant.ts';
import { activeUsers, existingUsers, userCards, userRef } from '#modules/accounts/identity/users-sql.ts';
import { heldPermissions, heldScopes } from '#modules/people/roles/index.ts';

/** How keys are found by their hash. */
export const keyStatements: KeyStatements = {
  find: `select k.id, k.name, k.maker_id as "makerId", k.scope, ${heldScopes('u')} as roles,
      array(select unnest(k.permissions) intersect select unnest(${heldPermissions('u')})) as permissions
    from api_keys k join ${existingUsers} u on u.id = k.maker_id and u.active
    where k.token_hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)`,
  use: `update api_keys set last_used_at = $2
    where id = $1 and (last_used_at is null or last_used_at <= $2::timestamptz - interval '1 minute')`,
};

/** SQL: the fields of a key `k` in responses, as pairs of JSON. $1 is now. */
const fields = `'id', k.id::text, 'name', k.name, 'hint', '${KEY_PREFIX}…' || k.hint, 'permissions', k.permissions,
  'lost', array(select p from unnest(k.permissions) p where p <> all(${heldPermissions('u')})), 'scope', k.scope,
  'until', k.until, 'state', case when k.maker_id not in (select id from ${activeUsers} a) then 'maker_left'
    when k.expires_at <= $1::timestamptz then 'ended' else 'live' end,
  'maker', ${userRef('k.maker_id')}, 'createdAt', ${instantOf('k.created_at')},
  'lastUsedAt', ${instantOf('k.last_used_at')}`;

const keys = `api_keys k join ${userCards} u on u.id = k.maker_id`;

export const keyText = `select json_build_object(${fields}) as json from ${keys} where k.id = $2`;

/** $2 limit, $3 offset. */
export const keysText = `with live as (select * from api_keys where revoked_at is null)
  select (select count(*)::int from live) as total, coalesce((select json_agg(json order by id desc) from (
    select k.id, json_build_object(${fields}) as json from live k join ${userCards} u on u.id = k.maker_id
    order by k.id desc limit $2 offset $3) page), '[]'::json) as rows`;
