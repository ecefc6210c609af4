import { Box, Flex, Text } from '@academy/shared-ui';
import { TriangleAlertIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { type Loss, LossList } from './loss-list.tsx';

/** Shows during the choice what holders would lose. */
export function LossNote({ loss }: { loss: Loss }) {
  const { t } = useTranslation('users');
  return (
    <Flex gap="2.5" padding="3" bg="warning.subtle" color="warning.fg" borderRadius="control" fontSize="sm">
      <Box flexShrink="0" marginBlockStart="0.5" aria-hidden>
        <TriangleAlertIcon size={18} />
      </Box>
      <Box>
        <Text fontWeight="medium" marginBlockEnd="1">
          {t('roles.loss.notice', { count: loss.users })}
        </Text>
        <LossList loss={loss} />
      </Box>
    </Flex>
  );
}
