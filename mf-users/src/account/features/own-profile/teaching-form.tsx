import { toast } from '@academy/shared-ui';
import { EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ownProfileQuery } from '#/account/api/own-account.ts';
import { changeOwnTeaching } from '#/account/api/own-teaching.ts';
import type { Teaching, TeachingValues } from '#/base/api/teaching.ts';
import { userQueries } from '#/base/api/users.ts';
import { TeachingFields } from '#/base/components/teaching/teaching-fields.tsx';
import { teachingFormEntries, teachingValues } from '#/base/components/teaching/teaching-schema.ts';

const schema = v.object(teachingFormEntries);

/** What teachers say about themselves, for families who look for a teacher (D107). */
export function TeachingForm({ teaching }: { teaching: Teaching }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const entry = useEntryForm<TeachingValues, TeachingValues>({
    namespace: 'users',
    schema,
    defaults: teachingValues(teaching),
    send: async (values) => {
      await changeOwnTeaching(values);
      void client.invalidateQueries({ queryKey: userQueries.all() });
      await client.invalidateQueries(ownProfileQuery());
    },
    onSaved: () => toast.success(t('teaching.own.saved')),
  });
  return (
    <EntryForm entry={entry} submitLabel={t('teaching.own.submit')} isPage={false}>
      <FormSection title={t('teaching.own.title')} text={t('teaching.own.text')} columns={2}>
        <TeachingFields entry={entry} languages={teaching.languages} />
      </FormSection>
    </EntryForm>
  );
}
