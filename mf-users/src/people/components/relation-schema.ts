import type { Option } from '@academy/shared-ui/combobox';
import * as v from 'valibot';
import { type RelationFields, relationKinds } from '#/people/api/relations.ts';

/** The form's values, by the names that the API uses in errors. */
export interface RelationValues {
  user_id: Option | null;
  related_user_id: Option | null;
  relationship_type: string;
}

const kindRequired = 'relations.form.kindRequired';

const person = v.pipe(
  v.nullable(v.custom<Option>((value) => typeof value === 'object')),
  v.check((option) => option !== null, 'relations.form.userRequired'),
  v.transform((option) => option?.value ?? ''),
);

export const relationFormSchema: v.GenericSchema<RelationValues, RelationFields> = v.pipe(
  v.object({
    user_id: person,
    related_user_id: person,
    relationship_type: v.pipe(v.string(kindRequired), v.picklist(relationKinds, kindRequired)),
  }),
  v.forward(
    v.check(({ user_id, related_user_id }) => user_id !== related_user_id, 'relations.form.same'),
    ['related_user_id'],
  ),
);

/** The API's errors, in the form's words. */
export const relationRejections = {
  'related_user_id.duplicate': 'relations.form.duplicate',
  'user_id.no_student': 'relations.form.noStudent',
  'user_id.oneself': 'relations.form.oneself',
  'related_user_id.oneself': 'relations.form.oneself',
};
