import { useOutbox } from '@academy/shared-auth';
import { ActionMenu, Avatar, Box, Flex, Heading, OneLine, Text, useOnline } from '@academy/shared-ui';
import { XIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Contact } from '#/api/messages.ts';
import { chatIdOf, OFFICE_ID } from '#/api/office-key.ts';
import type { Thread } from '#/api/thread.ts';
import { threadQueries } from '#/api/thread-queries.ts';
import { useChats, usePolling } from '#/components/chat-list/use-chats.ts';
import { useCloseChat } from '#/components/chat-list/use-close-chat.ts';
import { OfficeActions } from '#/components/office/office-actions.tsx';
import { OfficeHeader } from '#/components/office/office-header.tsx';
import { officePlace, useOfficeStatus } from '#/components/office/use-office-status.ts';
import { OpenNote } from '#/components/open/open-note.tsx';
import { PersonName } from '#/components/person-name.tsx';
import { type ListName, placeOf } from '#/components/places.ts';
import { useContactText } from '#/components/role-name.ts';
import { useIsTyping } from '#/live/typing.ts';
import { OwnThread } from './own-thread.tsx';
import { ThreadFrame } from './thread-frame.tsx';
import { HeaderSkeleton, ThreadFailed, ThreadSkeleton } from './thread-states.tsx';

interface ThreadPaneProps {
  list: ListName;
  userId: string;
}

/** The viewer's conversation with a person, in each of its states. */
export function ThreadPane({ list, userId }: ThreadPaneProps) {
  const { t } = useTranslation('messaging');
  const thread = useQuery({ ...threadQueries.with(userId), refetchInterval: usePolling() });
  const listed = useChats('chats').data?.chats.find(({ other_user_id }) => other_user_id === userId);
  const navigate = useNavigate();
  const close = useCloseChat();
  const status = useOfficeStatus();
  const back = list === 'office' ? officePlace(status) : placeOf(list);
  const chatId = thread.data?.chatId ?? listed?.id;
  const name = thread.data?.other.name ?? listed?.other_user_name ?? '';
  const closeThis = () => {
    if (chatId) close(chatId);
    void navigate(back);
  };
  const header =
    userId === OFFICE_ID ? (
      <OfficeHeader />
    ) : (
      <PersonHeader
        userId={thread.data?.other.personId ?? listed?.person_id ?? userId}
        typingKey={userId}
        name={name}
        image={thread.data?.other.image ?? listed?.other_user_image ?? null}
        contact={thread.data?.other ?? (listed ? { ...listed, role: listed.other_user_role } : UNKNOWN)}
        isComing={thread.isPending && !listed}
      />
    );
  const office = thread.data?.office;
  const officeChat = chatIdOf(userId);
  const isOffice = userId === OFFICE_ID;
  const actions = officeChat ? (
    office && <OfficeActions chatId={officeChat} name={name} office={office} />
  ) : chatId && !isOffice ? (
    <ActionMenu
      label={t('chat.actions.label', { name })}
      items={[{ label: t('chat.close.action'), icon: <XIcon />, onSelect: closeThis }]}
    />
  ) : null;
  return (
    <ThreadFrame back={back} header={header} actions={actions} notice={<ThreadNotes thread={thread.data} />}>
      {thread.data ? (
        <OwnThread thread={thread.data} />
      ) : thread.isPending ? (
        <ThreadSkeleton />
      ) : (
        <ThreadFailed error={thread.error} onRetry={() => void thread.refetch()} />
      )}
    </ThreadFrame>
  );
}

function ThreadNotes({ thread }: { thread: Thread | undefined }) {
  return (
    <>
      {thread && <OpenNote thread={thread} />}
      <OfflineNote />
    </>
  );
}

/** The shell announces the lost connection; this explains waiting messages until the shell's line mentions them. */
function OfflineNote() {
  const { t } = useTranslation('messaging');
  const isOnline = useOnline();
  const hasWaiting = useOutbox().some(({ state }) => state === 'waiting');
  return (
    <Box role="status">
      {!isOnline && !hasWaiting && (
        <Text paddingInline="4" paddingBlock="1.5" color="fg.muted" fontSize="sm" textAlign="center">
          {t('thread.offline.text')}
        </Text>
      )}
    </Box>
  );
}

const UNKNOWN = { role: '', relations: [], children: [], is_parent: false };

interface PersonHeaderProps {
  userId: string;
  /** The person's id, or the key in its place. */
  typingKey: string;
  name: string;
  image: string | null;
  contact: Pick<Contact, 'role' | 'relations' | 'children' | 'is_parent'>;
  isComing: boolean;
}

function PersonHeader({ userId, typingKey, name, image, contact, isComing }: PersonHeaderProps) {
  const { t } = useTranslation('messaging');
  const contactText = useContactText();
  const isTyping = useIsTyping(typingKey);
  if (isComing) return <HeaderSkeleton />;
  return (
    <Flex alignItems="center" gap="3" minWidth="0">
      <Avatar person={userId} name={name} image={image} />
      <Box minWidth="0">
        <Heading as="h1" size="sm" tabIndex={-1}>
          {name ? (
            <OneLine title={name}>
              <PersonName person={{ id: userId, name, role: contact.role }} />
            </OneLine>
          ) : (
            t('thread.header.unknown')
          )}
        </Heading>
        <Text fontSize="xs" color={isTyping ? 'brand.fg' : 'fg.muted'} role="status">
          {isTyping ? t('typing.header') : contactText(contact)}
        </Text>
      </Box>
    </Flex>
  );
}
