import { useEffect } from 'react';

/**
 * Keeps the screen on during a recording, which a sleeping phone would end. Does nothing in browsers without the API.
 */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let isGone = false;
    let lock: WakeLockSentinel | null = null;
    // A hidden page loses its lock, and takes a new one when it is shown.
    const takeOne = async () => {
      if (isGone || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isGone) void lock?.release();
    };
    // One after the other: of two at once, one would never be released.
    let taking = takeOne();
    const take = () => {
      taking = taking.then(takeOne);
    };
    document.addEventListener('visibilitychange', take);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [isActive]);
}
