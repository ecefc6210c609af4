import { useSyncExternalStore } from 'react';

const query = '(pointer: coarse)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the device is used by touch. */
export const useCoarsePointer = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
