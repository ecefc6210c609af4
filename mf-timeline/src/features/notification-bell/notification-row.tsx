import { Box, chakra, OneLine, Span, TimeAgo, VisuallyHidden } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Worded } from './notification-groups.ts';

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
  notification: Worded;
  /** The first words of its object, if no row above shows them. */
  excerpt: string | null;
  onRead: () => void;
  onLeave: () => void;
}

/** One notification with its link; without a known page, a click marks it as read. */
export function NotificationRow({ notification, excerpt, onRead, onLeave }: NotificationRowProps) {
  const { to } = notification;
  const content = <RowContent notification={notification} excerpt={excerpt} />;
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

function RowContent({ notification, excerpt }: Pick<NotificationRowProps, 'notification' | 'excerpt'>) {
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
        <Span
          display="block"
          fontWeight={notification.read ? 'normal' : 'semibold'}
          color={notification.read ? 'fg.muted' : 'fg'}
          overflowWrap="anywhere"
        >
          {!notification.read && <VisuallyHidden>{t('notifications.row.unread')} </VisuallyHidden>}
          <Span>{notification.text}</Span>
        </Span>
        {excerpt && <OneLine color="fg.muted">{excerpt}</OneLine>}
        <Span display="block" fontSize="xs" color="fg.muted" marginBlockStart="0.5">
          <TimeAgo at={notification.createdAt} />
        </Span>
      </Span>
    </>
  );
}
