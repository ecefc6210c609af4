import { isDeepStrictEqual } from 'node:util';
import { type BuiltRelease, type PublishedRelease, parseRelease, RELEASE_FILE } from './built-release.ts';
import { Rejection, type ReleaseStore } from './store/store.ts';

const AT_ONCE = 8;

export const fileKey = (name: string, version: string, file: string) => `${name}/${version}/${file}`;

/** A published release; null where that version was never published completely. */
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
 * Puts all files of a release into the store, `release.json` last: only with it the version counts as published.
 * A published version is immutable: the same bytes again are nothing to do.
 * @throws Refusal for other bytes.
 */
export async function publishRelease(store: ReleaseStore, { release, files }: BuiltRelease): Promise<void> {
  const { name, version } = release;
  const published = await readRelease(store, name, version);
  const key = fileKey(name, version, RELEASE_FILE);
  const text = new TextEncoder().encode(JSON.stringify(release));
  if (published) {
    await rejectOtherBytes(store, published, { release, files });
    if (saysMore(release, published)) await store.put(key, text);
    return;
  }
  await putFiles(store, { release, files });
  if (await store.replace(key, text, null)) return;
  const faster = await readRelease(store, name, version);
  if (faster) await rejectOtherBytes(store, faster, { release, files });
}

/** Whether it is the same release, which nobody had signed or checked until now. A signature is never lost. */
function saysMore(release: PublishedRelease, published: PublishedRelease): boolean {
  const isSigned = release.signature !== undefined;
  if (published.signature !== undefined && !isSigned) return false;
  const isChecked = release.checked !== null && published.checked === null;
  return isChecked || (isSigned && published.signature === undefined);
}

/** @throws what the store failed with; what was written until then is gone again where the store still lets it. */
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

/** Another deploy of the same version that failed has removed its files: they are these. */
async function putMissing(store: ReleaseStore, folder: string, files: BuiltRelease['files']): Promise<void> {
  const there = new Set((await store.list(folder)).map(({ key }) => key));
  const missing = [...files].filter(([file]) => !there.has(`${folder}/${file}`));
  await eachOf(missing, ([file, bytes]) => store.put(`${folder}/${file}`, bytes));
}

async function rejectOtherBytes(store: ReleaseStore, published: PublishedRelease, { release, files }: BuiltRelease) {
  const { name, version } = release;
  const other = (what: string) =>
    new Rejection(`${name} ${version} is published already with another ${what}: raise the version in remote.ts`);
  // When it was built and checked, and by whom it was signed, is no part of what was built.
  const built = (one: PublishedRelease) => ({ ...one, builtAt: '', checked: null, signature: '' });
  if (!isDeepStrictEqual(built(published), built(release))) throw other(RELEASE_FILE);
  await eachOf(files, async ([file, bytes]) => {
    const there = await store.get(fileKey(name, version, file));
    if (!there || Buffer.compare(there.bytes, bytes) !== 0) throw other(file);
  });
}

/** Some at a time. After a failure nothing further is begun; it rejects when what was begun has ended. */
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
