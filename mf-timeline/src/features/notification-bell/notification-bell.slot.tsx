import type { SlotProps } from '@academy/shared-auth/contract';
import { Flex, IconButton, PopoverPanel, Span, Tooltip } from '@academy/shared-ui';
import { BellIcon } from '@academy/shared-ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFirstPage } from '#/api/notifications.ts';
import { NotificationList, NotificationsSkeleton } from './notification-list.tsx';
import { useFreshNotifications } from './use-notifications.ts';

const MOST = 99;

/** The bell in the top bar: the number of new notifications, and the list. */
export default function NotificationBell({ isAskedFor, lastCount = 0, onCount }: SlotProps<'topbar'>) {
  const { t } = useTranslation('timeline');
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(isAskedFor);
  const fresh = useFreshNotifications().data?.unread;
  const unread = fresh ?? lastCount;
  useEffect(() => {
    if (fresh !== undefined) onCount?.(fresh);
  }, [fresh, onCount]);
  const shown = unread > MOST ? `${MOST}+` : String(unread);
  const label = t('notifications.bell.label');
  const name = unread > 0 ? t('notifications.bell.unread', { count: unread, shown }) : label;
  const close = () => {
    setOpen(false);
    keepFirstPage(client);
  };
  return (
    <>
      <Flex position="relative">
        <Tooltip label={name}>
          <IconButton
            ref={button}
            aria-label={name}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => (isOpen ? close() : setOpen(true))}
          >
            <BellIcon aria-hidden size={18} />
          </IconButton>
        </Tooltip>
        {unread > 0 && <Count>{shown}</Count>}
      </Flex>
      {isOpen && (
        <PopoverPanel title={t('notifications.panel.title')} anchor={button} onClose={close}>
          {/* The words of notifications load after the page. */}
          <Suspense fallback={<NotificationsSkeleton />}>
            <NotificationList onLeave={close} />
          </Suspense>
        </PopoverPanel>
      )}
    </>
  );
}

/**
 * Beside the bell and not inside the button: visible text must be in a button's name (WCAG 2.5.3), and Arabic has words
 * for one and two.
 */
function Count({ children }: { children: string }) {
  return (
    <Span
      aria-hidden
      pointerEvents="none"
      position="absolute"
      insetBlockStart="0.5"
      insetInlineStart="50%"
      minWidth="4.5"
      paddingInline="1"
      borderRadius="full"
      bg="accent.solid"
      color="accent.contrast"
      fontSize="xs"
      fontWeight="semibold"
      lineHeight="1.125rem"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
    >
      {children}
    </Span>
  );
}
