import type { RemoteModule } from '@academy/shared-auth/contract';

const WAIT_LIMIT = 4000;

/**
 * Fetches the code of the screen at a path. Bounded and never rejecting: what fails here fails again, visibly, where
 * the remote draws the screen.
 */
export async function preloadScreen(module: unknown, path: string): Promise<void> {
  const { preload } = (module as Partial<RemoteModule>).default ?? {};
  const limit = new Promise((resolve) => setTimeout(resolve, WAIT_LIMIT));
  await Promise.race([preload?.(path).catch(() => {}), limit]);
}
