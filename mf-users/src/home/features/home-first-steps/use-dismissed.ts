import { deviceStorage, useSession } from '@academy/shared-auth';
import { useState } from 'react';

/** Whether the viewer has hidden the first steps, stored on this device. */
export function useDismissed() {
  const key = useSession(({ user }) => `first-steps-hidden:${user?.id ?? ''}`);
  const [isDismissed, setDismissed] = useState(() => deviceStorage.read(key) !== null);
  const dismiss = () => {
    setDismissed(true);
    deviceStorage.write(key, '1');
  };
  return { isDismissed, dismiss };
}
