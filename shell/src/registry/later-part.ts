import * as v from 'valibot';
import { followNotificationTexts } from './notification-texts.ts';
import { followPermissionLabels } from './permission-labels.ts';
import { drawnSchema, type KnownRegistry, type KnownRemote } from './registry.ts';

const remoteSchema = v.pick(drawnSchema, [
  'name',
  'palette',
  'search',
  'permissionGroups',
  'notifications',
  'texts',
  'icons',
]);
const laterSchema = v.object({ remotes: v.array(v.fallback(v.nullable(remoteSchema), null)) });
type LaterRemote = v.InferOutput<typeof remoteSchema>;

async function fetchLater(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return response.json();
}

function joined(remote: KnownRemote, later: LaterRemote | undefined): KnownRemote {
  if (!later) return remote;
  const { texts, icons } = remote;
  return {
    ...remote,
    ...later,
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
  const { remotes } = v.parse(laterSchema, await fetchLater(registry.later));
  const parts = new Map(remotes.flatMap((remote) => (remote ? [[remote.name, remote] as const] : [])));
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
