import { deviceStorage } from '@academy/shared-auth';
import { useSyncExternalStore } from 'react';
import type { Theme } from './tokens.ts';

const STORAGE_KEY = 'color-theme';
const listeners = new Set<() => void>();
/** The choice in this page, for browsers that store nothing. */
let unkept: Theme | null = null;
const osDark = () => matchMedia('(prefers-color-scheme: dark)');
let osWish: MediaQueryList | null = null;

const asTheme = (value: string | null): Theme | null => (value === 'light' || value === 'dark' ? value : null);

/** The stored choice, otherwise the system's theme. */
const wantedTheme = (): Theme =>
  unkept ?? asTheme(deviceStorage.read(STORAGE_KEY)) ?? (osDark().matches ? 'dark' : 'light');

/** The cookie lets the server paint the first byte in the right theme. */
function apply(theme: Theme): void {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
  root.style.colorScheme = theme;
  document.cookie = `${STORAGE_KEY}=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`;
  for (const listener of listeners) listener();
}

const follow = () => apply(wantedTheme());
const followStorage = (event: StorageEvent) => {
  if (event.key === STORAGE_KEY || event.key === null) follow();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    if (!document.documentElement.classList.contains(wantedTheme())) follow();
    window.addEventListener('storage', followStorage);
    // One query list for adding and removing the listener: another list would not know it.
    osWish = osDark();
    osWish.addEventListener('change', follow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', followStorage);
    osWish?.removeEventListener('change', follow);
  };
}

function setTheme(theme: Theme): void {
  unkept = deviceStorage.write(STORAGE_KEY, theme) ? null : theme;
  apply(theme);
}

const toggle = () => setTheme(wantedTheme() === 'dark' ? 'light' : 'dark');

/**
 * The page's theme: the viewer's choice (local storage `color-theme`), otherwise the system's, followed live and across
 * tabs while any component uses it.
 */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void; toggle: () => void } {
  const theme = useSyncExternalStore(subscribe, wantedTheme);
  return { theme, setTheme, toggle };
}
