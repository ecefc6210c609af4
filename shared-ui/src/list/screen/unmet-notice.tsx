import { Button, Flex, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { CloudOffIcon } from '../../icons.ts';

/** A notice above the former rows: the requested ones could not be loaded. */
export function UnmetNotice({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const { t } = useTranslation('ui');
  return (
    <Flex
      role="alert"
      alignItems="center"
      flexWrap="wrap"
      columnGap="3"
      rowGap="1"
      marginBlockEnd="3"
      paddingInline="3"
      paddingBlock="1.5"
      borderRadius="control"
      bg="warning.subtle"
      color="warning.fg"
      fontSize="sm"
    >
      <CloudOffIcon size={18} aria-hidden />
      <Text flex="1" minWidth="12rem">
        {t('list.unmet.text')}
      </Text>
      <Button variant="ghost" size="sm" color="warning.fg" loading={retrying} onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </Flex>
  );
}
