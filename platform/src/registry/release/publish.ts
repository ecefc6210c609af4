import { isDeepStrictEqual } from 'node:util';
import { Rejection, type ReleaseStore } from '../store/store.ts';
import { type BuiltRelease, type PublishedRelease, parseRelease, RELEASE_FILE } from './built-release.ts';

const AT_ONCE = 8;

export const fileKey = (name: string, version: string, file: string) => `${name}/${version}/${file}`;

/** A published release; null if that version was never published completely. */
export async function readRelease(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<PublishedRelease | null> {
  const key = fileKey(name, version, RELEASE_FILE);
  const file = await store.get(key);
  return file && parseRelease(file.bytes, key);
}

/**
 * The effect of publishing a build: `signed` and `noted` mean that the version existed, and its `release.json` has more
 * facts now.
 */
export type Publication = 'new' | 'signed' | 'noted' | 'known';

/**
 * Puts all files of a release into the store, `release.json` last: only with it the version counts as published. A
 * published version is immutable: the same bytes again can only add a signature, a check or the list of files.
 * @throws Refusal for other bytes.
 */
export async function publishRelease(store: ReleaseStore, { release, files }: BuiltRelease): Promise<Publication> {
  const { name, version } = release;
  const published = await readRelease(store, name, version);
  const key = fileKey(name, version, RELEASE_FILE);
  const text = new TextEncoder().encode(JSON.stringify(release));
  if (published) {
    await rejectOtherBytes(store, published, { release, files });
    const added = additionOf(release, published);
    if (added !== 'known') await store.put(key, text);
    return added;
  }
  await putFiles(store, { release, files });
  if (await store.replace(key, text, null)) return 'new';
  const faster = await readRelease(store, name, version);
  if (faster) await rejectOtherBytes(store, faster, { release, files });
  return 'known';
}

/** Facts in `release` about the same bytes that `published` lacks. A signature is never removed. */
function additionOf(release: PublishedRelease, published: PublishedRelease): Publication {
  // A key always signs the same text in the same way.
  if (release.signature !== undefined) return release.signature === published.signature ? 'known' : 'signed';
  if (published.signature !== undefined) return 'known';
  const isChecked = release.checked !== null && published.checked === null;
  const isListed = release.hashes !== undefined && published.hashes === undefined;
  return isChecked || isListed ? 'noted' : 'known';
}

/** @throws the store's error; files written until then are deleted if the store still allows it. */
async function putFiles(store: ReleaseStore, { release: { name, version }, files }: BuiltRelease): Promise<void> {
  try {
    await eachOf(files, ([file, bytes]) => store.put(fileKey(name, version, file), bytes));
    await putMissing(store, `${name}/${version}`, files);
  } catch (error) {
    const isPublished = await store.head(fileKey(name, version, RELEASE_FILE)).catch(() => null);
    if (!isPublished) await eachOf(files.keys(), (file) => store.remove(fileKey(name, version, file)).catch(() => {}));
    throw error;
  }
}

/** Another failed deploy of the same version has removed its files: they are these. */
async function putMissing(store: ReleaseStore, folder: string, files: BuiltRelease['files']): Promise<void> {
  const there = new Set((await store.list(folder)).map(({ key }) => key));
  const missing = [...files].filter(([file]) => !there.has(`${folder}/${file}`));
  await eachOf(missing, ([file, bytes]) => store.put(`${folder}/${file}`, bytes));
}

/** The first file with different hashes, if both list theirs: older builds do not. */
function changedFile({ hashes: before }: PublishedRelease, { hashes: now }: PublishedRelease): string | undefined {
  if (!before || !now) return undefined;
  return Object.keys({ ...before, ...now }).find((file) => before[file] !== now[file]);
}

async function rejectOtherBytes(store: ReleaseStore, published: PublishedRelease, { release, files }: BuiltRelease) {
  const { name, version } = release;
  const other = (what: string) =>
    new Rejection(`${name} ${version} is published already with another ${what}: raise the version in remote.ts`);
  const changed = changedFile(published, release);
  if (changed) throw other(changed);
  // The times of build and check, and the signature, do not belong to the built content.
  const built = (one: PublishedRelease) => ({ ...one, builtAt: '', checked: null, signature: '', hashes: {} });
  if (!isDeepStrictEqual(built(published), built(release))) throw other(RELEASE_FILE);
  await eachOf(files, async ([file, bytes]) => {
    const there = await store.get(fileKey(name, version, file));
    if (!there || Buffer.compare(there.bytes, bytes) !== 0) throw other(file);
  });
}

/** Several at a time. After a failure no further one is started; it rejects when the started ones have ended. */
async function eachOf<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined && failures.length === 0; item = waiting.shift())
      await work(item).catch((error) => failures.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
}
