import { randomBytes } from 'node:crypto';
import type { Candidate, Mount, Registry, RegistryEntry } from '@academy/shared-auth/contract';
import { type BuiltRelease, buildProblems, readBuiltRelease } from '../release/built-release.ts';
import { readChecked } from '../release/checked.ts';
import { type Publication, publishRelease, readRelease } from '../release/publish.ts';
import {
  deployRelease,
  entryOf,
  restateRelease,
  rollback,
  setCandidate,
  setEnabled,
  setMount,
  setOrigin,
} from '../state/change.ts';
import { changeRegistry, readRegistry } from '../state/documents.ts';
import { conflicts } from '../state/gate.ts';
import { LONGEST_HISTORY, versionBefore } from '../state/history.ts';
import { unnamedReason } from '../state/reason.ts';
import { Rejection, type ReleaseStore } from '../store/store.ts';
import { isBelow, readMinimum, rejectBelowMinimum } from '../trust/minimum.ts';
import { signedRelease, UnsignedRelease } from '../trust/signature.ts';
import {
  type ChangeOptions,
  type GateOptions,
  passGate,
  publishedRelease,
  rejectConflicts,
  rejectDirty,
  rejectProblems,
  rejectUnchecked,
} from './admission.ts';

/** A candidate's users, and the time of its promotion or withdrawal. */
export interface CanaryOptions {
  percent: number;
  guard?: Partial<Candidate['guard']>;
  /** Decides which users are chosen; different for each canary. */
  salt?: string;
}

const DEFAULT_GUARD: Candidate['guard'] = { minutes: 30, loads: 20, rate: 0.02, slower: 2 };

export interface DeployOptions extends GateOptions, ChangeOptions {
  /** Some of the signed-in users get it, and the live version stays. */
  canary?: CanaryOptions | undefined;
  /** The name that the folder's build must have. */
  name?: string;
}

/** Reads a build that this platform can run. @throws Rejection with the reason. */
export async function readAdmissible(
  store: ReleaseStore,
  folder: string,
  { name, at = new Date(), ...options }: DeployOptions,
): Promise<BuiltRelease> {
  const { release: read, files } = await readBuiltRelease(folder);
  const release = { ...read, builtAt: read.builtAt || at.toISOString(), checked: await readChecked(folder) };
  if (name && name !== release.name) throw new Rejection(`${folder} holds ${release.name}, not ${name}`);
  await passGate(store, release, options);
  rejectUnchecked(release, options);
  const stated = await signedRelease(store, release);
  // A stored version keeps its time, unless another key signs it now.
  const lying = stated.signature ? null : await readRelease(store, release.name, release.version);
  await rejectBelowMinimum(store, lying ?? stated);
  return { release: stated, files };
}

function candidateOf({ percent, guard, salt = randomBytes(8).toString('hex') }: CanaryOptions) {
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new Rejection(`a canary is for 1 to 99 percent of the users, not ${percent}`);
  return { percent, salt, guard: { ...DEFAULT_GUARD, ...guard } };
}

/**
 * Publishes the remote's build in `folder` and makes it live. The registry changes only when every file is in the
 * store; until then, and when interrupted, everything stays unchanged.
 * @returns the remote's entry, whether something else is live now, and the effect of publishing.
 * @throws Rejection with the reason.
 */
export async function deployRemote(
  store: ReleaseStore,
  folder: string,
  options: DeployOptions = {},
): Promise<{ entry: RegistryEntry; changed: boolean; publication: Publication }> {
  const canary = options.canary && candidateOf(options.canary);
  const built = await readAdmissible(store, folder, options);
  const { release } = built;
  const reason = options.reason ?? unnamedReason(`deploy ${release.name}`);
  rejectDirty(reason, options);
  const registryBefore = await readRegistry(store);
  rejectProblems([release], [...buildProblems(built), ...conflicts(registryBefore, [release], 'built')]);
  const publication = await publishRelease(store, built);
  let changed = false;
  const registry = await changeRegistry(store, reason, (current) => {
    rejectConflicts(current, [release], 'built');
    const at = options.at ?? new Date();
    const next = canary ? setCandidate(current, release, canary, at) : deployRelease(current, release, at);
    changed = next !== current;
    return !changed && publication === 'signed' ? restateRelease(current, release, at) : next;
  });
  return { entry: entryOf(registry, release.name), changed, publication };
}

/** Whether a version was ever live, or is a candidate: by the history or, if that was cut, because it was published. */
export async function wasLive(
  store: ReleaseStore,
  entry: RegistryEntry | undefined,
  version: string,
): Promise<boolean> {
  if (!entry) return false;
  if (entry.candidate?.version === version || entry.history.some((past) => past.version === version)) return true;
  return entry.history.length >= LONGEST_HISTORY && (await readRelease(store, entry.name, version)) !== null;
}

/** Whether a version can be a fallback: the site must be able to serve it. */
export async function isUsable(store: ReleaseStore, name: string, version: string): Promise<boolean> {
  try {
    const release = await readRelease(store, name, version);
    return release !== null && !isBelow(release, await readMinimum(store, name));
  } catch (error) {
    if (error instanceof UnsignedRelease) return false;
    throw error;
  }
}

/** Makes the version before the live one, or `to`, live again. @throws Rejection with the reason. */
export async function rollbackRemote(
  store: ReleaseStore,
  name: string,
  {
    to,
    at,
    reason = unnamedReason(`rollback ${name}`),
    ...gate
  }: GateOptions & ChangeOptions & { to?: string | undefined } = {},
): Promise<RegistryEntry> {
  const registry = await changeRegistry(store, reason, async (current) => {
    const live = entryOf(current, name);
    const target = to ?? live.previousVersion;
    if (!target) throw new Rejection(`${name} has no version before ${live.version}`);
    const release = await publishedRelease(store, name, target);
    await passGate(store, release, gate);
    // It was complete when it was published; other remotes may claim its addresses since.
    rejectConflicts(current, [release], 'published');
    const before = versionBefore(live.history, target);
    const isThere = before !== null && (await isUsable(store, name, before));
    return rollback(current, release, isThere ? before : null, at ?? new Date());
  });
  return entryOf(registry, name);
}

export function enableRemote(
  store: ReleaseStore,
  name: string,
  enabled: boolean,
  {
    at = new Date(),
    offNow = false,
    reason = unnamedReason(`${enabled ? 'enable' : 'disable'} ${name}`),
  }: ChangeOptions & { offNow?: boolean } = {},
): Promise<Registry> {
  return changeRegistry(store, reason, (registry) => setEnabled(registry, name, enabled, at, offNow));
}

export function mountRemote(
  store: ReleaseStore,
  name: string,
  mount: Mount,
  { at = new Date(), reason = unnamedReason(`mount ${name} ${mount}`) }: ChangeOptions = {},
): Promise<Registry> {
  return changeRegistry(store, reason, (registry) => setMount(registry, name, mount, at));
}

/** Allows or forbids an origin of remotes. @throws Rejection for anything but an https origin. */
export async function allowOrigin(
  store: ReleaseStore,
  address: string,
  isAllowed: boolean,
  { at = new Date(), reason = unnamedReason(`${isAllowed ? 'allow' : 'forbid'} ${address}`) }: ChangeOptions = {},
): Promise<Registry> {
  const origin = URL.canParse(address) ? new URL(address).origin : null;
  if (!origin || !/^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin))
    throw new Rejection(`${address} is not an https origin such as https://cdn.example.org`);
  return changeRegistry(store, reason, (registry) => setOrigin(registry, origin, isAllowed, at));
}
