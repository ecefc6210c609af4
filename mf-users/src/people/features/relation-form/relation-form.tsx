import { requestKeys } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import type { Option } from '@academy/shared-ui/combobox';
import { EntryForm, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import { formPlaces, useReturnPlace } from '#/base/components/people/return-place.ts';
import { createRelation, relationQueries } from '#/people/api/relations.ts';
import { RelationFields } from '#/people/components/relation-fields.tsx';
import { relationFormSchema, relationRejections } from '#/people/components/relation-schema.ts';

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
