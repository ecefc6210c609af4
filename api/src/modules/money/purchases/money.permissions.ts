import { definePermissions, moneyRoles } from '#base/auth/permissions.ts';

/** Statements of students with their money (D111), and taking back the classes of refunds (D39). */
export const moneyPermissions = definePermissions('money', { read: moneyRoles, update: moneyRoles });
