import type { KeyObject } from 'node:crypto';
import { type PublishedRelease, parseRelease, RELEASE_FILE } from '../release/built-release.ts';
import { fileKey } from '../release/publish.ts';
import { Rejection, type ReleaseStore, type StoredFile } from '../store/store.ts';
import { isCheckProved } from './check-proof.ts';
import { isSigned, publicHalf, signed, signingKey } from './keys.ts';
import { belowText, isBelow, type MinimumMemory, SignedMinimums } from './minimum.ts';

/** The keys of a site that serves signed releases only. */
export interface SiteKeys {
  keys: readonly KeyObject[];
  /** Those by which checks must be signed; null: a release need not be checked. */
  checkKeys?: readonly KeyObject[] | null;
}

/** Why a site with keys does not serve a stored release; null if it does. */
export function signatureProblem(
  bytes: Uint8Array,
  { keys, checkKeys = null }: SiteKeys,
  folder: string,
): string | null {
  if (!isSigned(bytes, keys)) return 'no key of RELEASE_PUBLIC_KEYS signed it';
  const release = parsedRelease(bytes, folder);
  if (!release) return 'what was signed there is no release';
  if (!release.hashes)
    return 'it was signed without a list of its files: build it again, and deploy it with RELEASE_SIGNING_KEY';
  return !checkKeys || isCheckProved(release, checkKeys) ? null : 'no key of CHECK_PUBLIC_KEYS signed its check';
}

/** Null for another document that the same keys signed. */
function parsedRelease(bytes: Uint8Array, folder: string): PublishedRelease | null {
  try {
    return parseRelease(bytes, folder);
  } catch (error) {
    if (error instanceof Rejection) return null;
    throw error;
  }
}

/** The stored release, if the present signing key has signed it; otherwise null. */
async function ownRelease(
  store: ReleaseStore,
  { name, version }: PublishedRelease,
  key: KeyObject,
): Promise<PublishedRelease | null> {
  const file = await store.get(fileKey(name, version, RELEASE_FILE));
  return file && isSigned(file.bytes, [publicHalf(key)]) ? parseRelease(file.bytes, name) : null;
}

/**
 * The release with the signature of `RELEASE_SIGNING_KEY`; unchanged without such a key. One that this key has already
 * signed keeps its time and its check: a release signed by another key counts as new.
 * @throws Rejection
 */
export async function signedRelease(
  store: ReleaseStore,
  release: PublishedRelease,
  environment: Record<string, string | undefined> = process.env,
): Promise<PublishedRelease> {
  const key = signingKey(environment);
  if (!key) return release;
  const { name, version } = release;
  if (!release.hashes)
    throw new Rejection(`${name} ${version} does not list its files, so it cannot be signed: build it`);
  const own = await ownRelease(store, release, key);
  const { builtAt, checked } = own ?? release;
  // A check that nobody signed gives way to one that somebody did.
  const passed = release.checked?.signature && !checked?.signature ? release.checked : (checked ?? release.checked);
  return signed({ ...release, builtAt, checked: passed, signature: undefined }, key);
}

/** The facts in a published release. */
export interface ReleaseFacts {
  /** The time at which exactly these bytes passed `remote check`; null: never. */
  checkedAt: string | null;
  /**
   * Whether one of the site's keys signed it, with all its files; null: the site has no keys, and serves every release.
   */
  signed: boolean | null;
  /** Whether it is older than the oldest that a site with keys serves. */
  outdated: boolean;
}

/** Null for a version that was never published, or was pruned. */
export async function readReleaseFacts(
  store: ReleaseStore,
  keys: readonly KeyObject[] | null,
  { name, version }: { name: string; version: string },
  checkKeys: readonly KeyObject[] | null = null,
): Promise<ReleaseFacts | null> {
  const key = fileKey(name, version, RELEASE_FILE);
  const file = await store.get(key);
  if (!file) return null;
  const release = parseRelease(file.bytes, key);
  return {
    checkedAt: release.checked?.at ?? null,
    signed: keys && signatureProblem(file.bytes, { keys, checkKeys }, key) === null,
    outdated: keys !== null && isBelow(release, await new SignedMinimums(store, keys, null).of(name)),
  };
}

/** A release that the site would not serve: no key signed it with its files, or it is older than the minimum. */
export class UnsignedRelease extends Rejection {}

/**
 * The store for changes by a site with keys: reading a release rejects it unless the site would serve it. The registry
 * is not filtered: a change writes all of it.
 */
export function verifiedStore(
  store: ReleaseStore,
  keys: readonly KeyObject[] | null,
  { memory = null, checkKeys = null }: { memory?: MinimumMemory | null } & Pick<SiteKeys, 'checkKeys'> = {},
): ReleaseStore {
  if (!keys) return store;
  const minimums = new SignedMinimums(store, keys, memory);
  const verify = async (file: StoredFile, name: string, folder: string) => {
    const problem = signatureProblem(file.bytes, { keys, checkKeys }, folder);
    if (problem) throw new UnsignedRelease(`${folder} would not be served: ${problem}`);
    const release = parseRelease(file.bytes, folder);
    const minimum = await minimums.renew(name);
    if (minimum && isBelow(release, minimum)) throw new UnsignedRelease(belowText(release, minimum));
  };
  const get: ReleaseStore['get'] = async (key) => {
    const file = await store.get(key);
    const [, folder, name = ''] = /^((mf-[^/]+)\/[^/]+)\/release\.json$/.exec(key) ?? [];
    if (file && folder) await verify(file, name, folder);
    return file;
  };
  return { ...store, get };
}
