import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@academy/shared-auth/contract';
import { type PublishedRelease, parseRelease, RELEASE_FILE, registeredPart } from './built-release.ts';
import { parseRegistry, REGISTRY_KEY } from './documents.ts';
import { Rejection, type ReleaseStore } from './store/store.ts';

/** Ed25519, as PEM, whose lines may be written as `\n`. @throws Rejection */
function readKey(text: string, read: (pem: string) => KeyObject, name: string): KeyObject {
  try {
    const key = read(text.replaceAll('\\n', '\n'));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below, without the text: it may be secret.
  }
  throw new Rejection(`${name} is no Ed25519 key in PEM`);
}

const PUBLIC_KEY = /-----BEGIN PUBLIC KEY-----[^-]*-----END PUBLIC KEY-----/g;

/** The keys that a release may be signed by: one PEM or several. @throws Rejection */
export function releaseKeys(text: string): KeyObject[] {
  const keys = text.match(PUBLIC_KEY) ?? [text];
  return keys.map((key) => readKey(key, createPublicKey, 'RELEASE_PUBLIC_KEYS'));
}

const statedBytes = ({ signature: _, ...stated }: { signature?: unknown }) => Buffer.from(JSON.stringify(stated));

/** The release with the signature of `RELEASE_SIGNING_KEY`; as it is where there is no such key. @throws Rejection */
export function signedRelease(
  release: PublishedRelease,
  environment: Record<string, string | undefined> = process.env,
): PublishedRelease {
  if (!environment.RELEASE_SIGNING_KEY) return release;
  const key = readKey(environment.RELEASE_SIGNING_KEY, createPrivateKey, 'RELEASE_SIGNING_KEY');
  return { ...release, signature: sign(null, statedBytes(release), key).toString('base64') };
}

/** Whether one of the keys signed exactly this `release.json`, with the integrity of all scripts. */
function isSigned(bytes: Uint8Array, keys: readonly KeyObject[]): boolean {
  const release = JSON.parse(new TextDecoder().decode(bytes)) as { signature?: unknown };
  const { signature } = release;
  if (typeof signature !== 'string') return false;
  return keys.some((key) => verify(null, statedBytes(release), key, Buffer.from(signature, 'base64')));
}

/** What a published release says for itself. */
export interface ReleaseFacts {
  /** When exactly these bytes passed `remote check`; null: nobody has checked them. */
  checkedAt: string | null;
  /** Whether one of the site's keys signed it; null: the site has no keys, and serves every release. */
  signed: boolean | null;
}

/** Null for a version that was never published, or was pruned. */
export async function readReleaseFacts(
  store: ReleaseStore,
  keys: readonly KeyObject[] | null,
  { name, version }: { name: string; version: string },
): Promise<ReleaseFacts | null> {
  const key = `${name}/${version}/${RELEASE_FILE}`;
  const file = await store.get(key);
  if (!file) return null;
  const { checked } = parseRelease(file.bytes, key);
  return { checkedAt: checked?.at ?? null, signed: keys && isSigned(file.bytes, keys) };
}

/** A release that no key of the site signed: the site would not serve it. */
export class UnsignedRelease extends Rejection {}

/**
 * The store for changes of what a site with keys serves: a release is rejected where it is read, unless one of the keys
 * signed it. The registry stays as it is, for a change writes it whole.
 */
export function verifiedStore(store: ReleaseStore, keys: readonly KeyObject[] | null): ReleaseStore {
  if (!keys) return store;
  const get: ReleaseStore['get'] = async (key) => {
    const file = await store.get(key);
    const [, folder] = /^(mf-[^/]+\/[^/]+)\/release\.json$/.exec(key) ?? [];
    if (file && folder && !isSigned(file.bytes, keys))
      throw new UnsignedRelease(`no key of RELEASE_PUBLIC_KEYS signed ${folder}: it would not be served`);
    return file;
  };
  return { ...store, get };
}

/** Whether the registry says of a release what its `release.json` says. */
function isAsPublished(entry: Registry['remotes'][number], release: PublishedRelease): boolean {
  // When it was deployed and checked is no part of what was built.
  const { builtAt: _, checked: __, ...stated } = registeredPart(release);
  return Object.entries(stated).every(([name, value]) => isDeepStrictEqual(entry[name as keyof typeof entry], value));
}

/**
 * The store as a site may serve it: without releases that none of the keys signed, and without entries of the registry that
 * say something else than their release. `warn` learns of each of them once. It is for reading alone.
 */
export function signedStore(store: ReleaseStore, keys: readonly KeyObject[], warn: (problem: string) => void) {
  const valid = new Map<string, PublishedRelease>();
  const warned = new Set<string>();
  const reject = (problem: string): null => {
    if (!warned.has(problem)) warn(problem);
    warned.add(problem);
    return null;
  };
  const validRelease = async (folder: string): Promise<PublishedRelease | null> => {
    const known = valid.get(folder);
    if (known) return known;
    const file = await store.get(`${folder}/${RELEASE_FILE}`);
    if (!file) return null;
    if (!isSigned(file.bytes, keys)) return reject(`${folder} is not served: no key of RELEASE_PUBLIC_KEYS signed it`);
    const release = parseRelease(file.bytes, folder);
    valid.set(folder, release);
    return release;
  };
  const isServed = async (entry: Registry['remotes'][number]): Promise<boolean> => {
    const folder = `${entry.name}/${entry.version}`;
    const release = await validRelease(folder);
    if (!release || isAsPublished(entry, release)) return release !== null;
    return reject(`${folder} is not served: the registry says something else than what was signed`) !== null;
  };
  const get: ReleaseStore['get'] = async (key) => {
    const file = await store.get(key);
    const [name = '', version = ''] = key.split('/');
    if (file && name.startsWith('mf-')) return (await validRelease(`${name}/${version}`)) && file;
    if (!file || key !== REGISTRY_KEY) return file;
    const registry = parseRegistry(file.bytes);
    const served = await Promise.all(registry.remotes.map(isServed));
    const remotes = registry.remotes.filter((_, place) => served[place]);
    return { ...file, bytes: new TextEncoder().encode(JSON.stringify({ ...registry, remotes })) };
  };
  return { ...store, get };
}
