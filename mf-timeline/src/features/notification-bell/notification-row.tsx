import { useNotificationTexts, useTranslation } from '@academy/shared-auth';
import { Link } from '@academy/shared-auth/router';
import { Box, chakra, Span, TimeAgo, VisuallyHidden } from '@academy/shared-ui';
import type { Notification } from '#/api/notifications.ts';

const row = {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    width: 'full',
    paddingInline: '3',
    paddingBlock: '2.5',
    borderRadius: 'control',
    fontSize: 'sm',
    textAlign: 'start',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px' },
  },
} as const;
const LinkRow = chakra(Link, row);
const ButtonRow = chakra('button', row);

interface NotificationRowProps {
  notification: Notification;
  onRead: () => void;
  onLeave: () => void;
}

/** One notification, which leads to what it is about; where no page is known, pressing it marks it as read. */
export function NotificationRow({ notification, onRead, onLeave }: NotificationRowProps) {
  // A remote that is not live, or an older one, does not know the key: the API's own text is there for that.
  const { text, to } = useNotificationTexts()(notification) ?? { text: notification.message };
  const content = <RowContent notification={notification} text={text} />;
  if (to === undefined)
    return (
      <ButtonRow type="button" onClick={onRead}>
        {content}
      </ButtonRow>
    );
  const follow = () => {
    onRead();
    onLeave();
  };
  return (
    <LinkRow to={to} onClick={follow}>
      {content}
    </LinkRow>
  );
}

function RowContent({ notification, text }: Pick<NotificationRowProps, 'notification'> & { text: string }) {
  const { t } = useTranslation('timeline');
  return (
    <>
      <Box
        boxSize="2"
        marginBlockStart="1.5"
        flexShrink="0"
        borderRadius="full"
        data-marked={!notification.read || undefined}
        bg={notification.read ? 'transparent' : 'accent.solid'}
      />
      <Span flex="1" minWidth="0">
        <Span display="block" fontWeight={notification.read ? 'normal' : 'medium'} overflowWrap="anywhere">
          {!notification.read && <VisuallyHidden>{t('notifications.row.unread')} </VisuallyHidden>}
          {text}
        </Span>
        <Span display="block" fontSize="xs" color="fg.muted" marginBlockStart="0.5">
          <TimeAgo at={notification.createdAt} />
        </Span>
      </Span>
    </>
  );
}
