import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

/** D105: a lead belongs to no team yet, so leaders see none. */
export const leadPermissions = definePermissions('leads', {
  read: rolesFrom('admin'),
  update: rolesFrom('admin'),
});
