import { useSession } from '@academy/shared-auth';
import { useState } from 'react';

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Whether the viewer has hidden the first steps, which this device remembers. */
export function useDismissed() {
  const key = useSession(({ user }) => `first-steps-hidden:${user?.id ?? ''}`);
  const [isDismissed, setDismissed] = useState(() => read(key));
  const dismiss = () => {
    setDismissed(true);
    try {
      localStorage.setItem(key, '1');
    } catch {
      // Without storage they are hidden until the page is left.
    }
  };
  return { isDismissed, dismiss };
}
