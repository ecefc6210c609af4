import { localeOf } from '@academy/shared-auth';
import { Box, HStack, Meter, Span } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

/** The uploaded part of the picture, from 0 to 1. */
export function UploadBar({ fraction }: { fraction: number }) {
  const { t, i18n } = useTranslation('users');
  const percent = new Intl.NumberFormat(localeOf(i18n.language), { style: 'percent' }).format(fraction);
  return (
    <HStack gap="3">
      <Box flex="1">
        <Meter label={t('own.picture.sending')} value={fraction} />
      </Box>
      <Span fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {percent}
      </Span>
    </HStack>
  );
}
