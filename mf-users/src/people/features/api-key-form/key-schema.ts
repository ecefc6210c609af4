import * as v from 'valibot';
import type { KeyFields } from '#/people/api/api-keys.ts';

const MAX_NAME_CHARS = 60;

export interface KeyValues {
  name: string;
  permissions: string[];
  scope: string;
  until: string;
}

export const keySchema: v.GenericSchema<KeyValues, KeyFields> = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('apiKeys.form.nameRequired'),
    v.maxLength(MAX_NAME_CHARS, 'apiKeys.form.nameLong'),
  ),
  permissions: v.pipe(v.array(v.string()), v.minLength(1, 'apiKeys.form.permissionsRequired')),
  scope: v.string(),
  until: v.pipe(
    v.string(),
    v.transform((day) => day || null),
  ),
});
