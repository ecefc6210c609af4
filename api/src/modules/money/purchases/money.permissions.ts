import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

/** Statements of students with their money (D111), and taking back the classes of refunds (D39). */
export const moneyPermissions = definePermissions('money', { read: rolesFrom('admin'), update: rolesFrom('admin') });
