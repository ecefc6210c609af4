import { resolve } from 'node:path';
import { type Registry, type Release, registryEntrySchema } from '@academy/shared-auth/contract';
import * as v from 'valibot';
import { remoteName } from '../../composition/remote-name.ts';
import { type BuiltRelease, buildProblems, type PublishedRelease } from '../release/built-release.ts';
import { publishRelease } from '../release/publish.ts';
import { deployRelease, entryOf, inOneRevision, restateRelease, setEnabled, setMount } from '../state/change.ts';
import { changeRegistry, readRegistry } from '../state/documents.ts';
import { conflicts } from '../state/gate.ts';
import { unnamedReason } from '../state/reason.ts';
import { Rejection, type ReleaseStore } from '../store/store.ts';
import {
  type ChangeOptions,
  type GateOptions,
  passGate,
  publishedRelease,
  rejectConflicts,
  rejectDirty,
  rejectProblems,
} from './admission.ts';
import { readAdmissible } from './operations.ts';

const releaseSetSchema = v.strictObject({
  note: v.optional(v.string()),
  remotes: v.pipe(
    v.array(
      v.strictObject({
        /** `library` is short for `mf-library`, as on the command line. */
        name: v.pipe(v.string(), v.transform(remoteName)),
        /** A published version. */
        version: v.optional(v.string()),
        /** A folder with a build, relative to the file. */
        dist: v.optional(v.string()),
        enabled: v.optional(registryEntrySchema.entries.enabled),
        mount: v.optional(registryEntrySchema.entries.mount),
      }),
    ),
    v.minLength(1),
    v.check((remotes) => new Set(remotes.map(({ name }) => name)).size === remotes.length, 'names a remote twice'),
  ),
});

/** The wanted live versions of several remotes together; unnamed remotes stay. */
export type ReleaseSet = v.InferOutput<typeof releaseSetSchema>;

/** @throws Rejection that says why the text is no such set. */
export function parseReleaseSet(text: string, origin: string): ReleaseSet {
  try {
    return v.parse(releaseSetSchema, JSON.parse(text));
  } catch (error) {
    const issue = v.isValiError<typeof releaseSetSchema>(error) ? error.issues[0] : null;
    const reason = issue ? `${v.getDotPath(issue) ?? 'it'}: ${issue.message}` : String(error);
    throw new Rejection(`${origin} is no set of releases: ${reason}`);
  }
}

function changed(registry: Registry, set: ReleaseSet, releases: readonly Release[], at: Date): Registry {
  const live = releases.reduce((current, release) => deployRelease(current, release, at), registry);
  return set.remotes.reduce((current, { name, enabled, mount }) => {
    const { enabled: isEnabled, mount: door } = entryOf(current, name);
    return setMount(setEnabled(current, name, enabled ?? isEnabled, at), name, mount ?? door, at);
  }, live);
}

/**
 * Makes several releases live in one change of the registry: all of them or none. Builds are published first.
 * @throws Rejection with all conflicts between them.
 */
export async function applyReleases(
  store: ReleaseStore,
  set: ReleaseSet,
  {
    folder = '.',
    at = new Date(),
    reason = unnamedReason('apply'),
    ...gate
  }: GateOptions & ChangeOptions & { folder?: string } = {},
): Promise<Registry> {
  const built = new Map<string, BuiltRelease>();
  for (const { name, dist } of set.remotes)
    if (dist !== undefined) built.set(name, await readAdmissible(store, resolve(folder, dist), { name, at, ...gate }));
  const builds = [...built.values()];
  if (builds.length > 0) rejectDirty(reason, gate);
  const published = set.remotes.flatMap(({ name, version }) =>
    version !== undefined && !built.has(name) ? [publishedRelease(store, name, version)] : [],
  );
  const releases = [...builds.map(({ release }) => release), ...(await Promise.all(published))];
  for (const release of releases) await passGate(store, release, gate);
  const check = builds.length === releases.length ? 'built' : 'published';
  const found = conflicts(await readRegistry(store), releases, check);
  rejectProblems(releases, [...builds.flatMap(buildProblems), ...found]);
  const signedNow: PublishedRelease[] = [];
  for (const build of builds) if ((await publishRelease(store, build)) === 'signed') signedNow.push(build.release);
  return changeRegistry(store, { ...reason, note: reason.note ?? set.note ?? null }, (current) => {
    rejectConflicts(current, releases, 'published');
    const next = changed(current, set, releases, at);
    return inOneRevision(
      current,
      signedNow.reduce((registry, release) => restateRelease(registry, release, at), next),
    );
  });
}
