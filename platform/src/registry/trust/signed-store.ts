import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@academy/shared-auth/contract';
import { type PublishedRelease, parseRelease, RELEASE_FILE, registeredPart } from '../release/built-release.ts';
import { sha256Of } from '../release/integrity.ts';
import { parseRegistry, REGISTRY_KEY } from '../state/documents.ts';
import type { ReleaseStore, StoredFile } from '../store/store.ts';
import { belowText, isBelow, type MinimumMemory, SignedMinimums } from './minimum.ts';
import { isShellFile, SignedShellFiles } from './shell-files.ts';
import { type SiteKeys, signatureProblem } from './signature.ts';

/** Why something in the store is not served. */
export const REJECTIONS = ['unsigned', 'outdated', 'registry', 'unlisted', 'changed'] as const;
export type RejectionKind = (typeof REJECTIONS)[number];

/** The trust of a site with keys. */
export interface Trust extends SiteKeys {
  /** Origins that remotes may be loaded from besides the site's own; those of the registry are ignored. */
  origins?: readonly string[];
  memory?: MinimumMemory | null;
  /** Called each time that something is not served; `isFirst` once for each problem. */
  onRejected(kind: RejectionKind, problem: string, isFirst: boolean): void;
  /** Called for each registry that is read, with the number of its remotes that are not served. */
  onRegistry?(rejected: number, named: number): void;
}

/** A store that returns only signed files. */
export interface SignedStore extends ReleaseStore {
  /** Whether a file that was served before may still be served: the minimum may have been raised since. */
  isStillServed(key: string): boolean;
}

interface VerifiedRelease {
  release: PublishedRelease;
  hash: string;
}

/** Whether the registry's entry equals the `release.json` of the release. */
function isAsPublished(entry: Registry['remotes'][number], release: PublishedRelease): boolean {
  // The times of deploy and check do not belong to the built content.
  const { builtAt: _, checked: __, ...stated } = registeredPart(release);
  return Object.entries(stated).every(([name, value]) => isDeepStrictEqual(entry[name as keyof typeof entry], value));
}

class Guard {
  readonly #store: ReleaseStore;
  readonly #trust: Trust;
  readonly #minimums: SignedMinimums;
  readonly #shellFiles: SignedShellFiles;
  readonly #verified = new Map<string, VerifiedRelease>();
  readonly #met = new Set<string>();

  constructor(store: ReleaseStore, trust: Trust) {
    this.#store = store;
    this.#trust = trust;
    this.#minimums = new SignedMinimums(store, trust.keys, trust.memory ?? null);
    this.#shellFiles = new SignedShellFiles(store, trust.keys);
  }

  #reject(kind: RejectionKind, problem: string): null {
    this.#trust.onRejected(kind, problem, !this.#met.has(problem));
    this.#met.add(problem);
    return null;
  }

  isStillServed(key: string): boolean {
    const [name = '', version = ''] = key.split('/');
    const verified = this.#verified.get(`${name}/${version}`);
    return !verified || !isBelow(verified.release, this.#minimums.known(name));
  }

  async get(key: string): Promise<StoredFile | null> {
    if (key === REGISTRY_KEY) return this.#registry();
    if (isShellFile(key)) return this.#shellFile(key);
    return key.startsWith('mf-') ? this.#releaseFile(key) : this.#store.get(key);
  }

  async #releaseFile(key: string): Promise<StoredFile | null> {
    const [name = '', version = '', ...rest] = key.split('/');
    const folder = `${name}/${version}`;
    if (rest.join('/') === RELEASE_FILE) return this.#description(folder);
    const release = await this.#release(folder);
    const file = release && (await this.#store.get(key));
    if (!file) return null;
    const expected = release.hashes?.[rest.join('/')];
    if (expected === undefined) return this.#reject('unlisted', `${key} is not served: ${folder} does not list it`);
    // Files are immutable only by promise: whatever is read again is compared again.
    if (sha256Of(file.bytes) === expected) return file;
    return this.#reject('changed', `${key} is not served: it has other bytes than were signed`);
  }

  async #release(folder: string): Promise<PublishedRelease | null> {
    if (!this.#verified.has(folder) && !(await this.#description(folder))) return null;
    const release = this.#verified.get(folder)?.release;
    return release && (await this.#isNewEnough(release)) ? release : null;
  }

  /** The `release.json` of a folder, if it was signed. */
  async #description(folder: string): Promise<StoredFile | null> {
    const file = await this.#store.get(`${folder}/${RELEASE_FILE}`);
    if (!file) return null;
    const hash = sha256Of(file.bytes);
    const known = this.#verified.get(folder);
    if (known?.hash !== hash) {
      const problem = signatureProblem(file.bytes, this.#trust, folder);
      if (problem) return this.#reject('unsigned', `${folder} is not served: ${problem}`);
      const release = parseRelease(file.bytes, folder);
      if (`${release.name}/${release.version}` !== folder)
        return this.#reject('unsigned', `${folder} is not served: it is ${release.name} ${release.version}`);
      this.#verified.set(folder, { release, hash });
    }
    const release = this.#verified.get(folder)?.release;
    return release && (await this.#isNewEnough(release)) ? file : null;
  }

  async #isNewEnough(release: PublishedRelease): Promise<boolean> {
    const minimum = await this.#minimums.of(release.name);
    if (!minimum || !isBelow(release, minimum)) return true;
    return this.#reject('outdated', belowText(release, minimum)) !== null;
  }

  async #shellFile(key: string): Promise<StoredFile | null> {
    const file = await this.#store.get(key);
    if (!file || (await this.#shellFiles.isListed(key, sha256Of(file.bytes)))) return file;
    return this.#reject(
      'unlisted',
      `${key} is not served: no signed list of a shell's files has these bytes: publish-built with RELEASE_SIGNING_KEY`,
    );
  }

  async #registry(): Promise<StoredFile | null> {
    const file = await this.#store.get(REGISTRY_KEY);
    if (!file) return null;
    const registry = parseRegistry(file.bytes);
    await Promise.all(registry.remotes.map(({ name }) => this.#minimums.renew(name)));
    const served = await Promise.all(registry.remotes.map((entry) => this.#isServed(entry)));
    const remotes = registry.remotes.filter((_, place) => served[place]);
    const origins = this.#origins(registry);
    this.#trust.onRegistry?.(registry.remotes.length - remotes.length, registry.remotes.length);
    return { ...file, bytes: new TextEncoder().encode(JSON.stringify({ ...registry, origins, remotes })) };
  }

  #origins(registry: Registry): readonly string[] {
    const { origins = [] } = this.#trust;
    const others = registry.origins.filter((origin) => !origins.includes(origin));
    if (others.length > 0) this.#reject('registry', `${others.join(', ')} of the registry is not in RELEASE_ORIGINS`);
    return origins;
  }

  async #isServed(entry: Registry['remotes'][number]): Promise<boolean> {
    const folder = `${entry.name}/${entry.version}`;
    const release = await this.#release(folder);
    if (!release || isAsPublished(entry, release)) return release !== null;
    const problem = `${folder} is not served: the registry says something else than what was signed`;
    return this.#reject('registry', problem) !== null;
  }
}

/**
 * The store as a site with keys may serve it: without releases that none of them signed or that are older than the
 * signed minimum, without files that are not listed or have other bytes, and without entries of the registry that
 * differ from their release. It is read-only.
 */
export function signedStore(store: ReleaseStore, trust: Trust): SignedStore {
  const guard = new Guard(store, trust);
  return { ...store, get: (key) => guard.get(key), isStillServed: (key) => guard.isStillServed(key) };
}
