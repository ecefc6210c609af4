import { userCards } from '#modules/accounts/identity/users-sql.ts';

/** SQL: who holds a permission, as rows `id, scope`: one for each role that gives it. */
export const scopedHolders = (permission: string): string => `(
  with giving as (
    select r.id, r.scope from roles r join role_permissions p on p.role_id = r.id where p.permission = '${permission}')
  select c.id, g.scope from ${userCards} c join giving g on g.id = c.role_id
  union select x.user_id, g.scope from user_roles x join giving g on g.id = x.role_id)`;
