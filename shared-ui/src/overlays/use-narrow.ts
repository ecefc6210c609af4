import { useSyncExternalStore } from 'react';

/** Where the dashboard has a phone's layout. */
const query = '(max-width: 47.99rem)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
