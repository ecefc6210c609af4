import { createStore } from '@academy/shared-auth';

/** Milliseconds for which a typing event is valid. */
const HOLDS_MS = 5000;

/** The people who are typing to the viewer now. */
const typingStore = createStore<Record<string, true>>(() => ({}));
const ends = new Map<string, ReturnType<typeof setTimeout>>();

export function stopTyping(userId: string): void {
  clearTimeout(ends.get(userId));
  ends.delete(userId);
  const { [userId]: was, ...others } = typingStore.getState();
  if (was) typingStore.setState(others, true);
}

export function showTyping(userId: string): void {
  clearTimeout(ends.get(userId));
  ends.set(
    userId,
    setTimeout(() => stopTyping(userId), HOLDS_MS),
  );
  typingStore.setState({ [userId]: true });
}

export const useIsTyping = (userId: string): boolean => typingStore((typing) => typing[userId] ?? false);
