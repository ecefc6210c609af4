import { useSession } from '@academy/shared-auth';
import type { KeyboardEvent } from 'react';
import type { OfficeChat } from '#/api/office.ts';
import { useChangeOfficeChat } from './use-change-office-chat.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of the inbox, on a focused row: arrows move between the rows, Enter opens one as every link, T takes it and
 * E is done with it.
 */
export function useOfficeKeys(chats: readonly OfficeChat[]): (event: KeyboardEvent<HTMLElement>) => void {
  const me = useSession(({ user }) => user?.id);
  const change = useChangeOfficeChat();
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')];
    const index = rows.findIndex((row) => row.contains(document.activeElement));
    const chat = chats[index];
    if (!chat) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      rows[index + step]?.focus();
    }
    if (event.code === 'KeyT' && me) void change(chat.id, { assignedTo: me });
    if (event.code === 'KeyE') {
      (rows[index + 1] ?? rows[index - 1])?.focus();
      void change(chat.id, { status: 'done' });
    }
  };
}
