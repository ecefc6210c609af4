import { localeOf } from '@academy/shared-auth';
import { Button, Flex, Meter, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

/** The progress of an upload, and a button that stops it. */
export function UploadProgress({ progress, onStop }: { progress: number; onStop: () => void }) {
  const { t, i18n } = useTranslation('classes');
  const percent = new Intl.NumberFormat(localeOf(i18n.language), { style: 'percent' }).format(progress);
  return (
    <Flex gap="4" alignItems="center">
      <Stack gap="1.5" flex="1">
        <Text fontSize="sm" color="fg.muted" aria-hidden>
          {t('files.sending', { percent })}
        </Text>
        <Meter label={t('files.progress')} value={progress} />
      </Stack>
      <Button variant="outline" size="sm" onClick={onStop}>
        {t('files.stop')}
      </Button>
    </Flex>
  );
}
