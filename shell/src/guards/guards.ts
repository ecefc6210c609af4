import { keepSessionToItself } from '@academy/shared-auth/own-session';
import { lockBuiltIns } from './built-ins.ts';
import type { Watched } from './watched.ts';

let watched: Watched | null = null;

/** Protects the page from code of remotes, as far as one realm allows; before the first of it runs. */
export function guardPage(): void {
  const from = performance.now();
  keepSessionToItself();
  watched = lockBuiltIns();
  performance.measure('guards', { start: from });
}

/** Changes by the page's own libraries so far are accepted. */
export const acceptBuiltIns = (): void => watched?.accept();

/** Undoes changes of built-in objects. Returns their names. */
export const restoreBuiltIns = (): string[] => watched?.restore() ?? [];
