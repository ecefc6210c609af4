import { Button, Flex, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { type ClassRow, mayAskToMove } from '#/class/api/class-schema.ts';
import { useClassDialogs } from './use-class-dialogs.tsx';

/** D100: the requests that a family can make about its next class, or its unanswered request. */
export function AskButtons({ row }: { row: ClassRow }) {
  const { t } = useTranslation('classes');
  const { ask, dialog } = useClassDialogs();
  if (row.request)
    return (
      <Text fontSize="sm" color="fg.muted">
        {t(row.request.kind === 'move' ? 'requests.waiting.move' : 'requests.waiting.excuse')}
      </Text>
    );
  if (!row.may.request) return null;
  return (
    <Flex gap="2" flexWrap="wrap">
      <Button size="sm" variant="outline" onClick={() => ask('excuse', row)}>
        {t('requests.action.excuse')}
      </Button>
      {mayAskToMove(row) && (
        <Button size="sm" variant="outline" onClick={() => ask('moveRequest', row)}>
          {t('requests.action.move')}
        </Button>
      )}
      {dialog}
    </Flex>
  );
}
