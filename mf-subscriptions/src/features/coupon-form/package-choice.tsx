import { Box, CheckboxField, Stack, Text } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import type { Package } from '#/api/packages.ts';
import type { CouponValues } from './coupon-schema.ts';

interface PackageChoiceProps {
  entry: EntryFormState<CouponValues>;
  packages: readonly Package[];
}

/** The packages of the coupon; none chosen: all. */
export function PackageChoice({ entry, packages }: PackageChoiceProps) {
  const { t } = useTranslation('subscriptions');
  return (
    <Box asChild>
      <fieldset>
        <Text as="legend" fontWeight="medium">
          {t('coupons.field.packages')}
        </Text>
        <Text fontSize="sm" color="fg.muted" marginBlockEnd="3">
          {t('coupons.help.packages')}
        </Text>
        <Stack gap="3">
          {packages.map(({ _id, title }) => (
            <CheckboxField key={_id} label={title} value={_id} {...entry.form.register('packages')} />
          ))}
        </Stack>
      </fieldset>
    </Box>
  );
}
