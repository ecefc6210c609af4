import { useTranslation } from '@academy/shared-auth';
import { Link } from '@academy/shared-auth/router';
import { Box, chakra, Span, TimeAgo, VisuallyHidden } from '@academy/shared-ui';
import type { Notification } from '#/api/notifications.ts';
import { useNotificationText } from './notification-text.ts';

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    paddingInline: '3',
    paddingBlock: '2.5',
    borderRadius: 'control',
    fontSize: 'sm',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

interface NotificationRowProps {
  notification: Notification;
  onFollow: () => void;
}

/** One piece of news, which leads to what it is about. */
export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { t } = useTranslation('timeline');
  const { text, to } = useNotificationText()(notification);
  return (
    <Row to={to} onClick={onFollow}>
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
    </Row>
  );
}
