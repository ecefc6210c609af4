import type { KeyObject } from 'node:crypto';
import type { PassedCheck } from '@academy/shared-auth/contract';
import { type PublishedRelease, parseRelease, RELEASE_FILE } from '../release/built-release.ts';
import { fileKey } from '../release/publish.ts';
import { Rejection, type ReleaseStore, type StoredFile } from '../store/store.ts';
import { isCheckProved } from './check-proof.ts';
import { isSigned, publicCheckKeys, publicHalf, signed, signingKey } from './keys.ts';
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
  return isProved(bytes, checkKeys) ? null : 'no key of CHECK_PUBLIC_KEYS signed its check';
}

/** Whether a written release has the check that is needed. */
const isProved = (bytes: Uint8Array, keys: readonly KeyObject[] | null): boolean =>
  !keys || isCheckProved(JSON.parse(new TextDecoder().decode(bytes)), keys);

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
  const builtAt = own?.builtAt ?? release.builtAt;
  const keys = publicCheckKeys(environment) ?? [];
  // The stored check stays, unless the one of this build is worth more: keys for checks may have changed since.
  const worthOf = (checked: PassedCheck | null | undefined) =>
    [checked, checked?.signature, isCheckProved({ ...release, checked }, keys)].filter(Boolean).length;
  const checked = worthOf(release.checked) > worthOf(own?.checked) ? release.checked : own?.checked;
  return signed({ ...release, builtAt, checked: checked ?? release.checked, signature: undefined }, key);
}

/** The facts in a published release. */
export interface ReleaseFacts {
  /** The time at which exactly these bytes passed `remote check`; null: never, or not signed by a key for checks. */
  checkedAt: string | null;
  /**
   * Whether the site serves it: one of its keys signed it, with all its files, and its check where there are keys for
   * checks; null: the site has no keys, and serves every release.
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
    checkedAt: isProved(file.bytes, checkKeys) ? (release.checked?.at ?? null) : null,
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
