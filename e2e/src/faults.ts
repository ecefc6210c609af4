import { type Fault, type FaultPlace, type LiveRelease, plantFault, scriptAt } from '@academy/platform/conformance';
import type { Page } from 'playwright/test';

const SLOT = 'notification-bell';

/** Gives a page the timeline's live release with a fault in one place, until the returned function is called. */
export async function plant(
  page: Page,
  baseUrl: string,
  place: FaultPlace,
  fault: Fault,
): Promise<() => Promise<void>> {
  const { remotes } = (await (await fetch(`${baseUrl}/remotes.json`)).json()) as { remotes: LiveRelease[] };
  const release = remotes.find(({ name }) => name === 'mf-timeline');
  if (!release) throw new Error('the timeline is not in the registry');
  const file = scriptAt(release, place, place === 'slot' ? SLOT : undefined);
  return plantFault(page, baseUrl, { release, place, file, fault });
}
