import { requestKeys } from '@academy/shared-auth';
import { TextAreaField, toast } from '@academy/shared-ui';
import { ComboboxField, type Option } from '@academy/shared-ui/combobox';
import { Controller, EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { concernQueries, writeConcern } from '#/safety/api/concerns.ts';
import { FilesField } from '#/safety/components/files-field.tsx';
import { filePaths, wholeRejections, wordsEntries, wordsRejections } from '#/safety/components/files-problem.ts';
import { safetyPlaces } from '#/safety/components/safety-places.ts';

const schema = v.object({
  ...wordsEntries,
  about: v.nullable(v.custom<Option>((option) => typeof option === 'object')),
});

/** Nothing of it is kept on the device, which others may use too. */
function useConcernEntry() {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  return useEntryForm({
    namespace: 'users',
    schema,
    defaults: { text: '', about: null, files: [] as File[] },
    texts: { ...wordsRejections, about: 'concerns.problem.about' },
    paths: filePaths,
    whole: { ...wholeRejections, nobody_named: 'concerns.nobody' },
    send: async ({ text, about, files }) => {
      const concern = { text, aboutId: about?.value ?? null, files };
      const named = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
      await writeConcern(concern, keyFor([text, concern.aboutId, named]));
      await client.invalidateQueries({ queryKey: concernQueries.all() });
    },
    onSaved: () => toast.success(t('concerns.form.done')),
  });
}

export function ConcernForm() {
  const { t } = useTranslation('users');
  const entry = useConcernEntry();
  return (
    <EntryForm
      entry={entry}
      submitLabel={t('concerns.form.send')}
      savedTo={safetyPlaces.concerns}
      cancelTo={safetyPlaces.concerns}
    >
      <FormSection>
        <TextAreaField
          label={t('concerns.form.text')}
          help={t('concerns.form.textHelp')}
          dir="auto"
          rows={6}
          maxLength={5000}
          autoComplete="off"
          {...entry.field('text')}
        />
        <Controller
          control={entry.form.control}
          name="about"
          render={({ field }) => (
            <ComboboxField
              {...field}
              label={t('concerns.form.about')}
              help={t('concerns.form.aboutHelp')}
              error={entry.errorAt('about')}
              query={concernQueries.about}
            />
          )}
        />
        <Controller
          control={entry.form.control}
          name="files"
          render={({ field }) => (
            <FilesField value={field.value} error={entry.errorAt('files')} onChange={field.onChange} />
          )}
        />
      </FormSection>
    </EntryForm>
  );
}
