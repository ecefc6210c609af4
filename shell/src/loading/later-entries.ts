/**
 * Parts of the design system that load with the first screen that needs them, for all remotes: listing an entry here
 * makes the build provide it. The build's list of shared entry points must be the same.
 */
const laterEntries: Record<string, () => Promise<unknown>> = {
  '@academy/shared-auth/trans': () => import('@academy/shared-auth/trans'),
  '@academy/shared-ui/chart': () => import('@academy/shared-ui/chart'),
  '@academy/shared-ui/combobox': () => import('@academy/shared-ui/combobox'),
  '@academy/shared-ui/date-field': () => import('@academy/shared-ui/date-field'),
  '@academy/shared-ui/forms': () => import('@academy/shared-ui/forms'),
  '@academy/shared-ui/list': () => import('@academy/shared-ui/list'),
  '@academy/shared-ui/overlays': () => import('@academy/shared-ui/overlays'),
  '@academy/shared-ui/phone': () => import('@academy/shared-ui/phone'),
};

/** Starts loading entry points that a screen will need. The screen itself retries what fails. */
export function loadAhead(entries: readonly string[]): void {
  for (const entry of entries) laterEntries[entry]?.().catch(() => {});
}
