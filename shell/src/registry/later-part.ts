import type { RegistryEntry } from '@academy/shared-auth/contract';
import { followNotificationTexts } from './notification-texts.ts';
import { followPermissionLabels } from './permission-labels.ts';
import { isObject, type KnownRegistry, type KnownRemote, oddField } from './registry.ts';

type LaterRemote = Pick<
  RegistryEntry,
  'name' | 'palette' | 'search' | 'permissionGroups' | 'notifications' | 'texts' | 'icons'
> &
  Partial<Pick<RegistryEntry, 'integrity'>>;

const laterKinds = {
  name: 'string',
  palette: 'list',
  search: 'list',
  permissionGroups: 'list',
  notifications: 'list',
  texts: 'object',
  icons: 'object',
};
const isLater = (sent: unknown): sent is LaterRemote => isObject(sent) && !oddField(sent, laterKinds);

/** In milliseconds: then places go on without these words. */
const LIMIT = 10_000;

async function fetchLater(address: string): Promise<LaterRemote[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT) });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  const { remotes } = (await response.json()) as { remotes: unknown[] };
  return remotes.filter(isLater);
}

function joined(remote: KnownRemote, later: LaterRemote | undefined): KnownRemote {
  if (!later) return remote;
  // The API before this one sends all hashes with the first part.
  const { integrity = {}, ...words } = later;
  const { texts, icons, entry } = remote;
  return {
    ...remote,
    ...words,
    entry: entry && { ...entry, integrity: { ...integrity, ...entry.integrity } },
    texts: { en: { ...later.texts.en, ...texts.en }, ar: { ...later.texts.ar, ...texts.ar } },
    icons: { ...later.icons, ...icons },
  };
}

/**
 * A registry with the part that its page did not load first.
 * @throws Error if that part does not load.
 */
export async function withLaterPart(registry: KnownRegistry): Promise<KnownRegistry> {
  if (registry.later === null) return registry;
  const parts = new Map((await fetchLater(registry.later)).map((remote) => [remote.name, remote] as const));
  const whole = (remote: KnownRemote) => joined(remote, parts.get(remote.name));
  return { ...registry, remotes: registry.remotes.map(whole), switchedOff: registry.switchedOff.map(whole) };
}

let isFollowed = false;

/** From the first whole registry on, remotes give the words of permissions and notifications. */
export function followWords(): void {
  if (isFollowed) return;
  isFollowed = true;
  followPermissionLabels();
  followNotificationTexts();
}
