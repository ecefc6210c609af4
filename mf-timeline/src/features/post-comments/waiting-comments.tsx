import { outbox, useOutbox } from '@academy/shared-auth';
import { Box, Button, Flex, List, ListItem, Text } from '@academy/shared-ui';
import { ClockIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { commentsTarget } from './use-add-comment.ts';

/** Comments that wait for the connection, each with a button that cancels it. */
export function WaitingComments({ postId }: { postId: string }) {
  const { t } = useTranslation('timeline');
  const waiting = useOutbox(commentsTarget(postId)).filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return null;
  return (
    <List aria-label={t('comments.waiting.label')} marginBlockStart="3" display="flex" flexDirection="column" gap="2">
      {waiting.map(({ key, text }) => (
        <ListItem key={key} padding="3" bg="bg.subtle" borderRadius="control">
          <Text dir="auto" lineClamp="3" whiteSpace="pre-line">
            {text}
          </Text>
          <Flex alignItems="center" gap="2" fontSize="sm" color="fg.muted">
            <ClockIcon size={16} aria-hidden />
            <Box flex="1">{t('comments.waiting.text')}</Box>
            <Button variant="ghost" size="sm" onClick={() => outbox.cancel(key)}>
              {t('comments.waiting.cancel')}
            </Button>
          </Flex>
        </ListItem>
      ))}
    </List>
  );
}
