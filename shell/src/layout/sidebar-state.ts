import { createStore, deviceStorage } from '@academy/shared-auth';

const STORAGE_KEY = 'sidebar-expanded';

/** Whether the sidebar shows its labels; stored, and passed to the static skeleton by `/boot.js`. */
export const sidebarState = createStore(() => ({ isExpanded: deviceStorage.read(STORAGE_KEY) !== 'false' }));

export function toggleSidebar(): void {
  const isExpanded = !sidebarState.getState().isExpanded;
  deviceStorage.write(STORAGE_KEY, String(isExpanded));
  sidebarState.setState({ isExpanded });
}
