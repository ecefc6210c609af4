import { useTranslation } from '@academy/shared-auth';
import { Box, Button, Text } from '@academy/shared-ui';
import { RefreshCwIcon } from '@academy/shared-ui/icons';

interface HomeErrorProps {
  onRetry: () => void;
  isRetrying: boolean;
}

/** A part of the start page that failed, among others that did not. */
export function HomeError({ onRetry, isRetrying }: HomeErrorProps) {
  const { t } = useTranslation('classes');
  return (
    <Box role="alert">
      <Text color="fg.muted" marginBlockEnd="3">
        {t('home.failed')}
      </Text>
      <Button variant="outline" size="sm" onClick={onRetry} loading={isRetrying}>
        <RefreshCwIcon aria-hidden />
        {t('home.retry')}
      </Button>
    </Box>
  );
}
