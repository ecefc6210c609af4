import { useSession } from '@academy/shared-auth';
import { OneLine } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { OfficeChat, OfficeStatus } from '#/api/office.ts';
import { UnreadCount } from '#/components/chat-list/chat-item.tsx';
import { ChatRow } from '#/components/chat-list/chat-row.tsx';
import { ListTime } from '#/components/chat-list/list-time.tsx';
import { usePreview } from '#/components/chat-list/preview.ts';
import { Tick } from '#/components/message/tick.tsx';
import { useRoleName } from '#/components/role-name.ts';
import { officePlace } from './use-office-status.ts';

/** A conversation of the inbox: who wrote, what was said last, and who has it. */
export function OfficeRow({ chat, status }: { chat: OfficeChat; status: OfficeStatus }) {
  const { t } = useTranslation('messaging');
  const me = useSession(({ user }) => user?.id);
  const roleName = useRoleName();
  const preview = usePreview();
  const { person, assigned, unread } = chat;
  const holder = assigned && (assigned.id === me ? t('office.assigned.me') : assigned.name);
  return (
    <ChatRow
      to={officePlace(status, chat.id)}
      person={person}
      detail={
        holder ? `${roleName(person.role, person.relations)} · ${holder}` : roleName(person.role, person.relations)
      }
      time={<ListTime at={chat.latest_message_time} />}
      preview={
        <>
          {chat.latest_message_mine && <Tick tick="sent" />}
          <OneLine>{preview(chat)}</OneLine>
        </>
      }
      end={<UnreadCount count={unread} />}
      isUnread={unread > 0}
    />
  );
}
