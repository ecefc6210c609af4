import * as v from 'valibot';
import { type RoleFields, roleScopes } from '#/people/api/roles.ts';

const MAX_NAME_CHARS = 60;

export interface RoleValues {
  role: string;
  scope: string;
  permissions: string[];
}

/** A scope that this form does not know is not sent: the role keeps it. */
export const roleFormSchema: v.GenericSchema<RoleValues, RoleFields> = v.object({
  role: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('roles.form.nameRequired'),
    v.maxLength(MAX_NAME_CHARS, 'roles.form.nameLong'),
  ),
  scope: v.pipe(
    v.string(),
    v.transform((scope) => roleScopes.find((known) => known === scope)),
  ),
  permissions: v.array(v.string()),
});
