import { definePermissions, moneyRoles } from '#base/auth/permissions.ts';

/** Prices and months of every teacher (D33); a closed month is opened again by a permission of its own (D32). */
export const salaryPermissions = definePermissions('salaries', {
  read: moneyRoles,
  update: moneyRoles,
  reopen: ['super-admin'],
});
