import { useEffect } from 'react';

/** Keeps the screen on while something is recorded: a phone that sleeps would end it. Where a browser cannot, it may sleep. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let isGone = false;
    let lock: WakeLockSentinel | null = null;
    // A hidden page loses its lock, and takes a new one once it is shown.
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
