import type { Registry, RegistryEntry, Release } from '@academy/shared-auth/contract';
import { type PublishedRelease, RELEASE_FILE } from '../release/built-release.ts';
import { readChecked } from '../release/checked.ts';
import { fileKey, readRelease } from '../release/publish.ts';
import { readPlatform } from '../state/documents.ts';
import { conflicts, rejection, unknownUses } from '../state/gate.ts';
import { isDirty, type Reason, shownCommit } from '../state/reason.ts';
import { Rejection, type ReleaseStore } from '../store/store.ts';
import { isCheckProved } from '../trust/check-proof.ts';
import { publicCheckKeys } from '../trust/keys.ts';
import { rejectBelowMinimum } from '../trust/minimum.ts';

/** An operator's options for a release that does not declare its uses. */
const UNKNOWN_CURE =
  'Build it again from its sources and deploy that, or look at its pages in this platform and repeat with --force-gate';

export interface GateOptions {
  /** Accepts a release that the platform's versions reject. It still cannot take what belongs to another remote. */
  forceGate?: boolean | undefined;
  /** Requires that a build has passed `remote check`. */
  needsCheck?: boolean | undefined;
}

/** The time of a change, and its record. */
export interface ChangeOptions {
  at?: Date;
  reason?: Reason;
}

/**
 * @throws Rejection if the platform cannot run the release, if that is unknown, or if no site with keys would serve it.
 */
export async function passGate(
  store: ReleaseStore,
  release: PublishedRelease,
  { forceGate = false }: GateOptions,
): Promise<void> {
  await rejectBelowMinimum(store, release);
  await rejectUnproved(store, release);
  if (forceGate) return;
  const platform = await readPlatform(store);
  if (!platform)
    throw new Rejection(`${store.address} does not say which platform it serves: remote platform --shell … --api …`);
  const reason = rejection(release, platform);
  if (reason) throw new Rejection(reason);
  const unknown = unknownUses(release, platform);
  if (unknown) throw new Rejection(`${unknown}: unknown whether it runs. ${UNKNOWN_CURE}`);
}

/** @throws Rejection for an unchecked build that must be checked. */
export function rejectUnchecked({ name, version, checked }: Release, { forceGate, needsCheck }: GateOptions): void {
  if (needsCheck && !forceGate && !checked)
    throw new Rejection(`${name} ${version} has not passed: remote check ${name}, then deploy the same build`);
}

/**
 * With `CHECK_PUBLIC_KEYS` no site serves a release without a check that one of them signed. A published one is read as
 * it was written.
 * @throws Rejection
 */
async function rejectUnproved(store: ReleaseStore, release: PublishedRelease): Promise<void> {
  const keys = publicCheckKeys();
  if (!keys || isCheckProved(release, keys)) return;
  const { name, version } = release;
  const file = await store.get(fileKey(name, version, RELEASE_FILE));
  if (file && isCheckProved(JSON.parse(new TextDecoder().decode(file.bytes)), keys)) return;
  throw new Rejection(
    `${name} ${version} has no check that a key of CHECK_PUBLIC_KEYS signed: remote check ${name} with CHECK_SIGNING_KEY`,
  );
}

/** @throws Rejection that names every unchecked build of a set that must be checked. */
export async function rejectUncheckedBuilds(
  folders: ReadonlyMap<string, string>,
  { forceGate, needsCheck }: GateOptions,
): Promise<void> {
  if (!needsCheck || forceGate) return;
  const unchecked: string[] = [];
  for (const [name, folder] of folders) if (!(await readChecked(folder))) unchecked.push(name);
  if (unchecked.length > 0)
    throw new Rejection(
      `builds for production have to be checked, and these are not:\n${unchecked.map((name) => `  - remote check ${name}`).join('\n')}`,
    );
}

/** @throws Rejection if a build for production belongs to no commit. */
export function rejectDirty({ commit }: Reason, { forceGate, needsCheck }: GateOptions): void {
  if (!needsCheck || forceGate) return;
  if (commit === null)
    throw new Rejection(
      'no commit is known for what is built here: build it in a checkout with git, or name the commit in GIT_COMMIT',
    );
  if (isDirty(commit))
    throw new Rejection(
      `what is built here is not what ${shownCommit(commit)} names: commit the changes, build again, check and deploy`,
    );
}

/** @throws Rejection that names every problem. */
export function rejectProblems(releases: readonly Release[], problems: readonly string[]): void {
  const names = releases.map(({ name, version }) => `${name} ${version}`).join(', ');
  if (problems.length > 0) throw new Rejection(`${names} cannot go live:\n  - ${problems.join('\n  - ')}`);
}

/** @throws Rejection if the releases conflict in the registry with each other or with the kept ones. */
export function rejectConflicts(
  registry: Registry,
  releases: readonly Release[],
  check: 'built' | 'published',
  kept?: readonly RegistryEntry[],
): void {
  rejectProblems(releases, conflicts(registry, releases, check, kept));
}

/** @throws Rejection if that version was never published, or was pruned. */
export async function publishedRelease(store: ReleaseStore, name: string, version: string): Promise<PublishedRelease> {
  const release = await readRelease(store, name, version);
  if (!release) throw new Rejection(`${name} ${version} was never published to ${store.address}, or was pruned`);
  return release;
}
