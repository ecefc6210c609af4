import { useSyncExternalStore } from 'react';

/** Makes a hook that tells whether the window matches the media query. */
function mediaHook(query: string): () => boolean {
  let [match, media]: [typeof window.matchMedia | null, MediaQueryList | null] = [null, null];
  /** One query list for all components: making one costs as much as drawing an element. */
  const list = (): MediaQueryList => {
    if (!media || match !== window.matchMedia) [match, media] = [window.matchMedia, window.matchMedia(query)];
    return media;
  };
  const subscribe = (listener: () => void) => {
    const followed = list();
    followed.addEventListener('change', listener);
    return () => followed.removeEventListener('change', listener);
  };
  const matches = () => list().matches;
  return () => useSyncExternalStore(subscribe, matches);
}

/** Whether the window is as narrow as a phone, for which the dashboard has its phone layout. */
export const useNarrow = mediaHook('(max-width: 47.99rem)');

/** Whether the window has space for the side menu; from the breakpoint `lg`. */
export const useWide = mediaHook('(min-width: 64rem)');

/** Whether the device is used by touch. */
export const useCoarsePointer = mediaHook('(pointer: coarse)');
