import { sessionStore, tabStorage } from '@academy/shared-auth';
import { leaveClosing } from '#/class/api/attendance.ts';

/** Stored for this tab, also over a reload. */
const KEY = 'class-stay';

/** The class that this tab has joined. */
let stay: { classId: string; userId: string } | null = null;

const userId = () => sessionStore.getState().user?.id ?? '';

function leave(): void {
  if (!stay || stay.userId !== userId()) return;
  leaveClosing(stay.classId);
  tabStorage.writeJson(KEY, stay);
}

/**
 * D23: from now on, closing the page leaves the class, even before the response to joining arrives.
 * @returns a function that cancels this, for a class that could not be joined.
 */
export function beginStay(classId: string): () => void {
  const before = stay;
  stay = { classId, userId: userId() };
  window.addEventListener('pagehide', leave);
  return () => {
    stay = before;
  };
}

export function endStay(): void {
  stay = null;
  window.removeEventListener('pagehide', leave);
}

/** Whether this tab was in the class until it was reloaded; true only once. */
export function takeInterruptedStay(classId: string): boolean {
  const interrupted = JSON.stringify({ classId, userId: userId() });
  if (tabStorage.read(KEY) !== interrupted) return false;
  tabStorage.remove(KEY);
  return true;
}
