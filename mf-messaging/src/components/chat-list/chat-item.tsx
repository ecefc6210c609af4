import { ActionMenu, Box, ListItem, OneLine, Span, VisuallyHidden } from '@academy/shared-ui';
import { XIcon } from '@academy/shared-ui/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Chat, LatestType, OwnList } from '#/api/chats.ts';
import { Tick } from '#/components/message/tick.tsx';
import { OfficePicture } from '#/components/office-picture.tsx';
import { useOpenText } from '#/components/open/use-open-text.ts';
import { placeOf } from '#/components/places.ts';
import { useContactText } from '#/components/role-name.ts';
import { useIsTyping } from '#/live/typing.ts';
import { kindOfFile } from '#/outbox/file-kind.ts';
import type { Outgoing } from '#/outbox/outbox.ts';
import { useOutgoingTo } from '#/outbox/use-outgoing.ts';
import { ChatRow } from './chat-row.tsx';
import { ListTime } from './list-time.tsx';
import { usePreview } from './preview.ts';
import { useCloseChat } from './use-close-chat.ts';

const MOST = 99;

/** A row's actions appear with pointer or focus; without a pointer they are always visible. */
const actionsStyle = {
  position: 'absolute',
  insetBlockEnd: '1',
  insetInlineEnd: '2',
  bg: 'bg.raised',
  borderRadius: 'control',
  opacity: '0',
  '& button': { boxSize: '8', minWidth: '8', minHeight: '8' },
  '@media (hover: none)': { display: 'none' },
} as const;
const itemStyle = {
  '&:is(:hover, :focus-within) > .chat-acts, & > .chat-acts:has([aria-expanded=true])': { opacity: '1' },
} as const;

interface ChatItemProps {
  chat: Chat;
  list: OwnList;
  isOpen: boolean;
}

/** One conversation of the list. */
export const ChatItem = memo(({ chat, list, isOpen }: ChatItemProps) => {
  const { t } = useTranslation('messaging');
  const navigate = useNavigate();
  const contactText = useContactText();
  const openText = useOpenText();
  const close = useCloseChat();
  const name = chat.other_user_name;
  if (chat.type === 'office') return <OfficeItem chat={chat} list={list} />;
  const closeThis = () => {
    close(chat.id);
    if (isOpen) void navigate(placeOf(list));
  };
  return (
    <ListItem position="relative" css={itemStyle}>
      <ChatRow
        to={placeOf(list, chat.other_user_id)}
        person={{ id: chat.person_id ?? chat.other_user_id, name, image: chat.other_user_image }}
        {...(chat.type !== 'open' && { detail: contactText({ ...chat, role: chat.other_user_role }) })}
        about={openText(chat)}
        time={<ListTime at={chat.latest_message_time} />}
        preview={<Preview chat={chat} />}
        end={<UnreadCount count={chat.unread_count} />}
        isUnread={chat.unread_count > 0}
      />
      <Box className="chat-acts" css={actionsStyle}>
        <ActionMenu
          label={t('chat.actions.label', { name })}
          items={[{ label: t('chat.close.action'), icon: <XIcon />, onSelect: closeThis }]}
        />
      </Box>
    </ListItem>
  );
});

/** The conversation with the academy: always the first, with its logo, and never closed (D167). */
function OfficeItem({ chat, list }: Pick<ChatItemProps, 'chat' | 'list'>) {
  const { t } = useTranslation('messaging');
  const isNew = chat.id === '';
  return (
    <ListItem>
      <ChatRow
        to={placeOf(list, chat.other_user_id)}
        person={{ id: chat.other_user_id, name: chat.other_user_name, image: null }}
        picture={<OfficePicture size={48} />}
        time={isNew ? undefined : <ListTime at={chat.latest_message_time} />}
        preview={isNew ? <OneLine>{t('office.own.hint')}</OneLine> : <Preview chat={chat} />}
        end={<UnreadCount count={chat.unread_count} />}
        isUnread={chat.unread_count > 0}
      />
    </ListItem>
  );
}

function Preview({ chat }: { chat: Chat }) {
  const { t } = useTranslation('messaging');
  const preview = usePreview();
  const isTyping = useIsTyping(chat.other_user_id);
  const last = useOutgoingTo(chat.other_user_id).at(-1);
  if (isTyping) return <OneLine color="brand.fg">{t('typing.row')}</OneLine>;
  const tick = chat.latest_message_is_read ? 'read' : chat.latest_message_is_delivered ? 'delivered' : 'sent';
  const shown = last ? { latest_message: last.text, latest_message_type: typeOf(last) } : chat;
  const own = last ? (last.state === 'failed' ? 'failed' : 'waiting') : chat.latest_message_mine ? tick : null;
  return (
    <>
      {own && <Tick tick={own} />}
      <OneLine>{preview(shown)}</OneLine>
    </>
  );
}

const typeOf = ({ file }: Outgoing): LatestType => (file ? kindOfFile(file) : 'text');

export function UnreadCount({ count }: { count: number }) {
  const { t } = useTranslation('messaging');
  if (count === 0) return null;
  return (
    <Span
      marginInlineStart="auto"
      flexShrink="0"
      minWidth="5"
      paddingInline="1.5"
      borderRadius="full"
      bg="accent.solid"
      color="accent.contrast"
      fontSize="xs"
      fontWeight="semibold"
      lineHeight="1.25rem"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
    >
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{t('chat.unread.count', { count })}</VisuallyHidden>
    </Span>
  );
}
