import {
  type Candidate,
  LANDING,
  type Mount,
  type Registry,
  type RegistryEntry,
  type Release,
} from '@academy/shared-auth/contract';
import { type PublishedRelease, registeredPart } from '../release/built-release.ts';
import { Rejection } from '../store/store.ts';
import { withLine } from './history.ts';

export const emptyRegistry: Registry = {
  schema: 1,
  revision: 0,
  updatedAt: new Date(0).toISOString(),
  origins: [],
  remotes: [],
  change: null,
  prunedAt: null,
};

/** @throws Refusal if the registry has no such remote. */
export function entryOf(registry: Registry, name: string): RegistryEntry {
  const entry = registry.remotes.find((remote) => remote.name === name);
  if (!entry) throw new Rejection(`${name} is not in the registry; deploy it first`);
  return entry;
}

function withEntry(registry: Registry, entry: RegistryEntry, at: Date): Registry {
  const others = registry.remotes.filter((remote) => remote.name !== entry.name);
  const remotes = [...others, entry].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return { ...registry, revision: registry.revision + 1, updatedAt: at.toISOString(), remotes };
}

/**
 * Makes a release live; the one before it becomes the fallback, and a canary ends. Deploying the live version changes
 * nothing.
 */
export function deployRelease(registry: Registry, release: PublishedRelease, at: Date): Registry {
  const live = registry.remotes.find((remote) => remote.name === release.name);
  if (live?.version === release.version) return registry;
  const previousVersion = live?.version ?? null;
  const entry: RegistryEntry = {
    ...registeredPart(release),
    enabled: live?.enabled ?? true,
    offNow: live?.offNow ?? false,
    mount: live?.mount ?? 'route',
    previousVersion,
    previous: null,
    candidate: null,
    history: withLine(live?.history ?? [], { version: release.version, previousVersion }, at),
  };
  return withEntry(registry, entry, at);
}

/**
 * Makes an earlier release live again. `before` becomes the last good version to fall back to: never the one that is
 * being rolled back.
 */
export function rollback(registry: Registry, to: PublishedRelease, before: string | null, at: Date): Registry {
  const live = entryOf(registry, to.name);
  if (live.version === to.version) return registry;
  const { enabled, offNow, mount } = live;
  const history = withLine(live.history, { version: to.version, previousVersion: before }, at);
  return withEntry(
    registry,
    {
      ...registeredPart(to),
      enabled,
      offNow,
      mount,
      previousVersion: before,
      previous: null,
      candidate: null,
      history,
    },
    at,
  );
}

/** Gives another version to some of the signed-in users. The same version with another share keeps its users. */
export function setCandidate(
  registry: Registry,
  release: Release,
  given: Omit<Candidate, 'version' | 'since'>,
  at: Date,
) {
  const { name, version, routes, slots } = release;
  const entry = registry.remotes.find((remote) => remote.name === name);
  if (!entry) throw new Rejection(`${name} is not live yet: a canary is compared with a live version`);
  if (entry.version === version) throw new Rejection(`${name} ${version} is live already`);
  const isForUsers = slots.length > 0 || routes.some(({ access }) => access !== 'public');
  if (!isForUsers && name !== LANDING)
    throw new Rejection(`${name} has nothing for signed-in users, who alone take part in a canary`);
  const salt = entry.candidate?.version === version ? entry.candidate.salt : given.salt;
  const candidate: Candidate = { ...given, version, salt, since: at.toISOString() };
  return withEntry(registry, { ...entry, candidate }, at);
}

/** Withdraws the candidate, so that everybody gets the live version. */
export function endCandidate(registry: Registry, name: string, at: Date): Registry {
  const entry = entryOf(registry, name);
  return entry.candidate ? withEntry(registry, { ...entry, candidate: null }, at) : registry;
}

/** @param offNow whether open pages drop disabled remotes at once. */
export function setEnabled(registry: Registry, name: string, enabled: boolean, at: Date, offNow = false): Registry {
  const entry = entryOf(registry, name);
  const isSame = entry.enabled === enabled && (!offNow || entry.offNow);
  return isSame ? registry : withEntry(registry, { ...entry, enabled, offNow }, at);
}

export function setMount(registry: Registry, name: string, mount: Mount, at: Date): Registry {
  const entry = entryOf(registry, name);
  return entry.mount === mount ? registry : withEntry(registry, { ...entry, mount }, at);
}

/** Allows or forbids remotes from another origin than the page's own, such as a CDN. */
export function setOrigin(registry: Registry, origin: string, isAllowed: boolean, at: Date): Registry {
  if (registry.origins.includes(origin) === isAllowed) return registry;
  const others = registry.origins.filter((known) => known !== origin);
  const origins = isAllowed ? [...others, origin].sort() : others;
  return { ...registry, revision: registry.revision + 1, updatedAt: at.toISOString(), origins };
}

/** Raises the revision, so that servers read a release again whose `release.json` has more facts than before. */
export function restateRelease(registry: Registry, release: PublishedRelease, at: Date): Registry {
  const remotes = registry.remotes.map((entry) =>
    entry.name === release.name && entry.version === release.version ? { ...entry, ...registeredPart(release) } : entry,
  );
  return { ...registry, revision: registry.revision + 1, updatedAt: at.toISOString(), remotes };
}

/** Several changes as one: the result of any number of steps from `before` is its next revision. */
export const inOneRevision = (before: Registry, after: Registry): Registry =>
  after === before ? before : { ...after, revision: before.revision + 1 };
