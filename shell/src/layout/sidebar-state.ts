import { createStore } from '@academy/shared-auth';

const STORAGE_KEY = 'sidebar-expanded';

/** Whether the sidebar shows its labels; remembered, and passed to the static skeleton by `/boot.js`. */
export const sidebarState = createStore(() => ({ isExpanded: localStorage.getItem(STORAGE_KEY) !== 'false' }));

export function toggleSidebar(): void {
  const isExpanded = !sidebarState.getState().isExpanded;
  localStorage.setItem(STORAGE_KEY, String(isExpanded));
  sidebarState.setState({ isExpanded });
}
