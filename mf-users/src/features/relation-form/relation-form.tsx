import { requestKeys, useTranslation } from '@academy/shared-auth';
import { useQueryClient } from '@academy/shared-auth/query';
import { toast } from '@academy/shared-ui';
import type { Option } from '@academy/shared-ui/combobox';
import { EntryForm, useEntryForm } from '@academy/shared-ui/forms';
import { useState } from 'react';
import { createRelation, relationQueries } from '#/api/relations.ts';
import { places } from '#/components/people/places.ts';
import { RelationFields } from '#/components/people/relation-fields.tsx';
import { relationFormSchema, relationRejections } from '#/components/people/relation-schema.ts';
import { formPlaces, useReturnPlace } from '#/components/people/return-place.ts';

export function RelationForm({ student }: { student: Option | null }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const back = useReturnPlace(student?.value ?? null, places.relatives);
  const [keyFor] = useState(requestKeys);
  const entry = useEntryForm({
    namespace: 'users',
    schema: relationFormSchema,
    defaults: { user_id: student, related_user_id: null, relationship_type: '' },
    texts: relationRejections,
    send: async (relation) => {
      await createRelation(relation, keyFor(relation));
      await client.invalidateQueries({ queryKey: relationQueries.all() });
    },
    onSaved: () => toast.success(t('relations.add.done')),
  });
  return (
    <EntryForm entry={entry} submitLabel={t('relations.add.submit')} {...formPlaces(back)}>
      <RelationFields entry={entry} />
    </EntryForm>
  );
}
