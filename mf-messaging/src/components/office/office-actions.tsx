import { useSession } from '@academy/shared-auth';
import { ActionMenu, Button, Flex, Span } from '@academy/shared-ui';
import { CheckIcon, UserCheckIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OfficeState } from '#/api/messages.ts';
import { officeQueries } from '#/api/office.ts';
import { useChangeOfficeChat } from './use-change-office-chat.ts';

interface OfficeActionsProps {
  chatId: string;
  name: string;
  office: OfficeState;
}

/** Who has the conversation, and whether anything is left to do. */
export function OfficeActions({ chatId, name, office }: OfficeActionsProps) {
  const { t } = useTranslation('messaging');
  const me = useSession(({ user }) => user?.id);
  const change = useChangeOfficeChat();
  const { data: people = [] } = useQuery(officeQueries.people());
  const isDone = office.status === 'done';
  const choices = people
    .filter(({ id }) => id !== office.assigned?.id)
    .map(({ id, name: other }) => ({
      label: id === me ? t('office.assign.me') : t('office.assign.to', { name: other }),
      icon: <UserCheckIcon />,
      onSelect: () => void change(chatId, { assignedTo: id }),
    }));
  const nobody = { label: t('office.assign.nobody'), onSelect: () => void change(chatId, { assignedTo: null }) };
  return (
    <Flex alignItems="center" gap="2">
      <Button
        size="sm"
        variant="outline"
        aria-label={isDone ? undefined : t('office.done.label', { name })}
        onClick={() => void change(chatId, { status: isDone ? 'open' : 'done' })}
      >
        {!isDone && <CheckIcon aria-hidden />}
        <Span>{isDone ? t('office.reopen') : t('office.done.action')}</Span>
      </Button>
      <ActionMenu label={t('office.assign.label', { name })} items={office.assigned ? [...choices, nobody] : choices} />
    </Flex>
  );
}
