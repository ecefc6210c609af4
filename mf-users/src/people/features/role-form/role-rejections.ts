/** The API's errors, in the form's words. */
export const roleRejections = {
  texts: { 'role.duplicate': 'roles.form.taken', 'role.reserved': 'roles.form.reserved' },
  whole: { 403: 'roles.form.forbidden', 409: 'roles.form.conflict' },
};
