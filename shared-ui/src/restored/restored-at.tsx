import { Box, Button, HStack, Text } from '@academy/shared-ui';
import { RefreshCwIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { isRestored } from './restorable.ts';
import { useMoment } from './use-moment.ts';

interface RestoredAtProps {
  query: {
    data: unknown;
    dataUpdatedAt: number;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/**
 * The age of a card's data while it is from an earlier visit; at the card's lower edge, where it moves nothing when it
 * disappears. A failed update is reported, and can be retried. The card must be `position: relative`.
 */
export function RestoredAt({ query: { data, dataUpdatedAt, error, isFetching, refetch } }: RestoredAtProps) {
  const { t } = useTranslation('ui');
  const text = useMoment()(dataUpdatedAt);
  if (data === undefined || !isRestored(dataUpdatedAt)) return null;
  if (!error)
    return (
      <Box
        position="absolute"
        insetBlockEnd="0.5"
        insetInlineEnd="var(--card-padding)"
        fontSize="xs"
        // Within the padding of a phone's card, below the last line of its content.
        lineHeight="1"
        color="fg.muted"
      >
        {t('restored.at', { at: text })}
      </Box>
    );
  return (
    <HStack marginBlockStart="3" gap="3" flexWrap="wrap">
      <Text role="status" fontSize="sm" color="fg.muted">
        {t('restored.failed')} {t('restored.at', { at: text })}
      </Text>
      <Button variant="outline" size="sm" onClick={refetch} loading={isFetching}>
        <RefreshCwIcon aria-hidden />
        {t('error.retry')}
      </Button>
    </HStack>
  );
}
