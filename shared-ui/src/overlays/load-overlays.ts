import { createStore } from '@academy/shared-auth';

export type Overlays = typeof import('@academy/shared-ui/overlays');

interface LoadState {
  overlays: Overlays | null;
  hasFailed: boolean;
}

/** The code of overlays, once for the page. */
export const overlayStore = createStore<LoadState>(() => ({ overlays: null, hasFailed: false }));

let pending: Promise<void> | null = null;

async function load(): Promise<void> {
  overlayStore.setState({ hasFailed: false });
  try {
    overlayStore.setState({ overlays: await import('@academy/shared-ui/overlays') });
  } catch {
    overlayStore.setState({ hasFailed: true });
  }
  pending = null;
}

/** Loads the code of overlays, so that the first one opens at once. A failure is shown where one is opened. */
export async function loadOverlays(): Promise<void> {
  if (overlayStore.getState().overlays) return;
  pending ??= load();
  await pending;
}
