import { useSession } from '@academy/shared-auth';
import { hasUnsentFile } from '@academy/shared-ui/recitation';
import { useEffect, useRef } from 'react';

/** Where a recording for a student stays on the device until it is sent. */
export const addressOf = (studentId: string): string => `/unfinished-files/home-hearing-${studentId}`;

/** Calls back if an ended session has left a recording for the student on this device. */
export function useLeftRecording(studentId: string, onFound: () => void): void {
  const userId = useSession(({ user }) => user?.id ?? '');
  const found = useRef(onFound);
  useEffect(() => {
    if (!userId) return;
    void hasUnsentFile(userId, addressOf(studentId))
      .then((isLeft) => isLeft && found.current())
      .catch(() => {});
  }, [userId, studentId]);
}
