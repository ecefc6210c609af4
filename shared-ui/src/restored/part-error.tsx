import { ApiError } from '@academy/shared-auth';
import { Box, Button, Text } from '@academy/shared-ui';
import { RefreshCwIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';

interface PartErrorProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** A failed part of a page, among others that work. */
export function PartError({ query: { error, isFetching, refetch } }: PartErrorProps) {
  const { t } = useTranslation('ui');
  const isOffline = error instanceof ApiError && error.code === 'network';
  return (
    <Box role="alert">
      <Text color="fg.muted" marginBlockEnd="3">
        {t(isOffline ? 'part.offline' : 'part.failed')}
      </Text>
      <Button variant="outline" size="sm" onClick={refetch} loading={isFetching}>
        <RefreshCwIcon aria-hidden />
        {t('error.retry')}
      </Button>
    </Box>
  );
}
