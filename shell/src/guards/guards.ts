import { keepSessionToItself } from '@academy/shared-auth/own-session';
import { lockBuiltIns } from './built-ins.ts';
import type { Watched } from './watched.ts';

let watched: Watched | null = null;

/** Protects the page from remotes' code, as far as one realm allows; called before the first of it runs. */
export function guardPage(): void {
  const from = performance.now();
  keepSessionToItself();
  watched = lockBuiltIns();
  performance.measure('guards', { start: from });
}

/** Accepts the changes that the page's own libraries made so far. */
export const acceptBuiltIns = (): void => watched?.accept();

/** Undoes changes of built-in objects. Returns their names. */
export const restoreBuiltIns = (): string[] => watched?.restore() ?? [];
