import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device has a connection at all. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Does what could not be done for want of a connection, once there is one again, as long as it is `wanted`. */
export function useWhenBack(wanted: boolean, act: () => unknown): void {
  const again = useEffectEvent(() => void act());
  useEffect(() => {
    if (!wanted) return;
    const heard = () => again();
    window.addEventListener('online', heard);
    return () => window.removeEventListener('online', heard);
  }, [wanted]);
}
