import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

/** Reading every teacher's prices and months; only admins change them (D33). */
export const salaryPermissions = definePermissions('salaries', { read: rolesFrom('admin') });
