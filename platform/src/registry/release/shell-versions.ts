import type { ReleaseStore } from '../store/store.ts';
import { fileKey } from './publish.ts';

const OWNER = 'shell';
const FOLDER = 'versions';

/** Records that pages of this shell have been served. */
export async function noteShellVersion(store: ReleaseStore, version: string): Promise<void> {
  await store.put(fileKey(OWNER, FOLDER, version), new TextEncoder().encode('{}'));
}

/** All versions of the shell whose pages were ever served, in no order. */
export async function readShellVersions(store: ReleaseStore): Promise<string[]> {
  const folder = `${OWNER}/${FOLDER}`;
  return (await store.list(folder)).map(({ key }) => key.slice(folder.length + 1));
}
