import type { SlotProps } from '@academy/shared-auth/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formQueries } from '#/api/forms.ts';

/** Counts the submissions that nobody has opened, on every page. */
export default function UnreadBadge({ onCount }: SlotProps<'menu.badge'>) {
  const { data: unread } = useQuery(formQueries.unread());
  useEffect(() => {
    if (unread !== undefined) onCount(unread);
  }, [onCount, unread]);
  return null;
}
