import { useSession } from '@academy/shared-auth';
import { Box, FieldError, Stack, TextField } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { Controller, EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '#/base/components/choice-cards.tsx';
import { apiKeyQueries, createKey } from '#/people/api/api-keys.ts';
import { roleScopes } from '#/people/api/roles.ts';
import { PermissionEditor } from '#/people/components/permissions/permission-editor.tsx';
import { type KeyValues, keySchema } from './key-schema.ts';

interface KeyFormProps {
  /** The address of the list. */
  list: string;
  onMade: (key: string) => void;
}

const defaults: KeyValues = { name: '', permissions: [], scope: 'all', until: '' };

/** The name of a key, what it opens, how far and how long. */
export function KeyForm({ list, onMade }: KeyFormProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const wrongId = useId();
  const held = useSession((session) => session.permissions);
  const entry = useEntryForm({
    namespace: 'users',
    schema: keySchema,
    defaults,
    draft: 'api-key',
    send: async (fields) => {
      onMade(await createKey(fields));
      await client.invalidateQueries({ queryKey: apiKeyQueries.all() });
    },
    texts: { 'name.duplicate': 'apiKeys.form.taken', until: 'apiKeys.form.past' },
    whole: { 403: 'apiKeys.form.forbidden' },
  });
  const wrong = entry.errorAt('permissions');
  return (
    <EntryForm entry={entry} submitLabel={t('apiKeys.add.submit')} cancelTo={list}>
      <Stack gap="6">
        <TextField
          label={t('apiKeys.form.name')}
          help={t('apiKeys.form.nameHelp')}
          autoComplete="off"
          dir="auto"
          {...entry.field('name')}
        />
        <ChoiceCards
          label={t('apiKeys.form.scope')}
          options={roleScopes.map((value) => ({
            value,
            label: t(`roles.scope.${value}`),
            help: t(`apiKeys.reach.${value}`),
          }))}
          {...entry.field('scope')}
        />
        <DateField label={t('apiKeys.form.until')} help={t('apiKeys.form.untilHelp')} {...entry.field('until')} />
        <FormSection title={t('permissions.title')} text={t('apiKeys.form.permissionsText')}>
          <Box role="group" aria-label={t('permissions.title')} aria-describedby={wrong ? wrongId : undefined}>
            <Controller
              control={entry.form.control}
              name="permissions"
              render={({ field }) => (
                <PermissionEditor
                  chosen={field.value}
                  lockOf={(permission) => (held.has(permission) ? null : 'not-held')}
                  onChange={field.onChange}
                />
              )}
            />
            {wrong && <FieldError id={wrongId}>{wrong}</FieldError>}
          </Box>
        </FormSection>
      </Stack>
    </EntryForm>
  );
}
