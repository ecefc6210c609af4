import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

/** Prices and months of every teacher (D33); a closed month is opened again by a permission of its own (D32). */
export const salaryPermissions = definePermissions('salaries', {
  read: rolesFrom('admin'),
  update: rolesFrom('admin'),
  reopen: ['super-admin'],
});
