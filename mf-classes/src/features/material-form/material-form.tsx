import { requestKeys, useTranslation } from '@academy/shared-auth';
import { useQueryClient } from '@academy/shared-auth/query';
import { TextAreaField, TextField, toast } from '@academy/shared-ui';
import { EntryForm, useEntryForm } from '@academy/shared-ui/forms';
import { useState } from 'react';
import * as v from 'valibot';
import { changeMaterial, createMaterial, type Material, materialQueries } from '#/api/materials.ts';
import { places } from '#/components/places.ts';

const MOST = { name: 100, content: 20_000 };
const required = (message: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(most, 'classForm.tooLong'));
const schema = v.object({
  name: required('materials.name.required', MOST.name),
  content: required('materials.content.required', MOST.content),
});

/** What is taught, in words; without a material one is added. */
export function MaterialForm({ material }: { material?: Material }) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  const entry = useEntryForm({
    namespace: 'classes',
    schema,
    defaults: { name: material?.name ?? '', content: material?.content ?? '' },
    send: async (fields) => {
      await (material ? changeMaterial(material.id, fields) : createMaterial(fields, keyFor(fields)));
      await client.invalidateQueries({ queryKey: materialQueries.all() });
    },
    onSaved: () => toast.success(t(material ? 'materials.edited' : 'materials.added')),
  });
  return (
    <EntryForm
      entry={entry}
      submitLabel={t(material ? 'classForm.save' : 'materials.add')}
      savedTo={places.materials}
      cancelTo={places.materials}
    >
      <TextField label={t('materials.column.name')} dir="auto" {...entry.field('name')} />
      <TextAreaField
        label={t('materials.column.content')}
        help={t('materials.content.help')}
        rows={8}
        dir="auto"
        {...entry.field('content')}
      />
    </EntryForm>
  );
}
