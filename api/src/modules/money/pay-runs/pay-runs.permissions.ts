import { definePermissions, moneyRoles } from '#base/auth/permissions.ts';

/** Paying the salaries of closed months (D148, D149). */
export const payRunPermissions = definePermissions('pay_runs', { update: moneyRoles });
