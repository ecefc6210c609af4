import { definePermissions, moneyRoles } from '#base/auth/permissions.ts';

/** The archive of a month for the accountant (D115). */
export const officePermissions = definePermissions('office.month', { read: moneyRoles });
