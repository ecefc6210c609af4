import type { Role } from './find-role.ts';

/** A role in responses. */
export const presentRole = ({ id, name, builtIn, scope, permissions }: Role) => ({
  id: String(id),
  name,
  built_in: builtIn,
  scope,
  permissions: [...permissions],
});
