import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device has any connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Calls back at the next connection for something that failed without one, while it is `wanted`. */
export function useWhenBack(wanted: boolean, act: () => unknown): void {
  const again = useEffectEvent(() => void act());
  useEffect(() => {
    if (!wanted) return;
    const heard = () => again();
    window.addEventListener('online', heard);
    return () => window.removeEventListener('online', heard);
  }, [wanted]);
}
