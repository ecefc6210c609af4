import { Box, Flex, Text } from '@academy/shared-ui';
import { TimeField } from '@academy/shared-ui/combobox';
import { type EntryFormState, FormSection, Switch } from '@academy/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import { zoneOption } from '#/base/components/time/time-zones.ts';
import type { ChoicesValues } from './choices-schema.ts';

/** D83: the hours without notifications, except those that cannot wait. */
export function QuietHours({ entry, zone }: { entry: EntryFormState<ChoicesValues>; zone: string }) {
  const { t, i18n } = useTranslation('users');
  const { form, field } = entry;
  const { label } = zoneOption(zone, i18n.language);
  return (
    <FormSection>
      <Flex as="label" gap="4" minHeight="11" alignItems="center" justifyContent="space-between" cursor="pointer">
        <Box>
          <Text fontWeight="medium">{t('push.quiet.title')}</Text>
          <Text fontSize="sm" color="fg.muted">
            {t('push.quiet.text')}
          </Text>
        </Box>
        <Switch {...form.register('isQuiet')} />
      </Flex>
      {form.watch('isQuiet') && (
        <>
          <FormSection columns={2}>
            <TimeField label={t('push.quiet.from')} {...field('from')} />
            <TimeField label={t('push.quiet.to')} {...field('to')} />
          </FormSection>
          <Text fontSize="sm" color="fg.muted">
            {t('push.quiet.zone', { zone: `\u2068${label}\u2069` })}
          </Text>
        </>
      )}
    </FormSection>
  );
}
