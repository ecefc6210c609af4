import { localeOf, useTranslation } from '@academy/shared-auth';
import { Box, HStack, Span } from '@academy/shared-ui';

/** How much of the picture has gone out, 0 to 1. */
export function UploadBar({ fraction }: { fraction: number }) {
  const { t, i18n } = useTranslation('users');
  const percent = new Intl.NumberFormat(localeOf(i18n.language), { style: 'percent' }).format(fraction);
  return (
    <HStack gap="3">
      <Box
        role="progressbar"
        aria-label={t('own.picture.sending')}
        aria-valuenow={Math.round(fraction * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        flex="1"
        height="1.5"
        bg="bg.muted"
        borderRadius="full"
        overflow="hidden"
      >
        <Box height="full" bg="brand.solid" borderRadius="full" style={{ width: `${fraction * 100}%` }} />
      </Box>
      <Span fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {percent}
      </Span>
    </HStack>
  );
}
