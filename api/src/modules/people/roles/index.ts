/* The front of the module: what other modules use of its inner folders. */
export { checkCanTakeOver, checkGrant, checkReach } from './grants/check-grant.ts';
export { checkCanEditHolder, checkCanGrantPermissions, checkNotOwnRole, mayEditHolder } from './grants/grant.policy.ts';
export { keepSuperAdmin } from './grants/keep-super-admin.ts';
export { mayTakeOver, roleScopes } from './grants/role-scope.ts';
export { widestScopes } from './grants/widest-scope.ts';
export { adminIds, adminsText } from './holders/admins.ts';
export { storeFurtherRoles } from './holders/further-roles.ts';
export {
  everyRole,
  firstHoldersOf,
  heldPermissions,
  heldRoles,
  heldScopes,
  holdersOf,
  holderTotalOf,
  holdsRole,
  joinRole,
  keptRoleTotals,
  keptUserTotal,
  roleIdOf,
  roleNameOf,
} from './holders/held-roles.ts';
export { permissionHolders } from './holders/permission-holders.ts';
export { scopedHolders } from './holders/scoped-holders.ts';
