import { requestKeys } from '@academy/shared-auth';
import { TextAreaField, toast } from '@academy/shared-ui';
import { Controller, EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { concernQueries, replyToConcern } from '#/safety/api/concerns.ts';
import { FilesField } from '#/safety/components/files-field.tsx';
import { filePaths, wholeRejections, wordsEntries, wordsRejections } from '#/safety/components/files-problem.ts';

const schema = v.object(wordsEntries);

/** An answer of the named people, or a further word of the writer. */
export function ReplyForm({ id, isMine }: { id: string; isMine: boolean }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  const entry = useEntryForm({
    namespace: 'users',
    schema,
    defaults: { text: '', files: [] as File[] },
    texts: wordsRejections,
    paths: filePaths,
    whole: wholeRejections,
    send: async ({ text, files }) => {
      const named = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
      await replyToConcern(id, { text, files }, keyFor([id, text, named]));
    },
    onSaved: () => {
      toast.success(t('concerns.reply.done'));
      void client.invalidateQueries({ queryKey: concernQueries.all() });
    },
  });
  return (
    <EntryForm entry={entry} submitLabel={t('concerns.form.send')} isPage={false}>
      <FormSection title={t(isMine ? 'concerns.reply.more' : 'concerns.reply.title')}>
        <TextAreaField
          label={t(isMine ? 'concerns.reply.more' : 'concerns.reply.title')}
          labelHidden
          dir="auto"
          maxLength={5000}
          autoComplete="off"
          {...entry.field('text')}
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
