import { useEffect, useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import { tabStorage } from '../storage/browser-storage.ts';
import { useRouting } from './page-router-provider.tsx';

const STORAGE_KEY = 'react-router-scroll-positions';

const positions = new Map<string, number>();

/** Positions of a page that was reloaded, or to which the viewer returns from another site. */
function readPositions(): void {
  const stored = tabStorage.readJson(STORAGE_KEY) ?? {};
  for (const [key, position] of Object.entries(stored)) positions.set(key, Number(position));
}

const storePositions = () => tabStorage.writeJson(STORAGE_KEY, Object.fromEntries(positions));

function elementAt(hash: string): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

interface ScrollRestorationProps {
  getKey: (location: Location) => string;
}

/** Scrolls each page to where it was left, to the part that its address names, or to its top. */
export function ScrollRestoration({ getKey }: ScrollRestorationProps): null {
  const { router, shown } = useRouting();
  const { location, preventScrollReset } = shown;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  useLayoutEffect(readPositions, []);
  useLayoutEffect(() => router.onLeave((left) => void positions.set(getKey(left), window.scrollY)), [router, getKey]);
  useEffect(() => {
    const onPageHide = () => {
      positions.set(getKey(location), window.scrollY);
      storePositions();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, [getKey, location]);
  useLayoutEffect(() => {
    const position = positions.get(getKey(location));
    const part = elementAt(location.hash);
    if (position !== undefined) window.scrollTo(0, position);
    else if (part) part.scrollIntoView();
    else if (!preventScrollReset) window.scrollTo(0, 0);
  }, [getKey, location, preventScrollReset]);
  return null;
}
