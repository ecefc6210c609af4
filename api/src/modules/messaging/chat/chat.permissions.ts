import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const chatPermissions = definePermissions('messaging', {
  read: rolesFrom('guest'),
  create: rolesFrom('guest'),
  /** Reading and answering what families and guests write to the academy (D167). */
  office: rolesFrom('admin'),
});
