import type { Registry } from '@academy/shared-auth/contract';
import { RELEASE_FILE } from '../release/built-release.ts';
import { fileKey } from '../release/publish.ts';
import { compositionOf, compositionsSince, latestCompositions } from '../state/compositions.ts';
import { readRegistry, swapRegistry } from '../state/documents.ts';
import type { ListedFile, ReleaseStore } from '../store/store.ts';
import { previewedVersions, removeEndedPreviews } from './preview.ts';

const DAY = 86_400_000;
/** Milliseconds within which a running deploy writes something. */
const UNDER_WAY = 3_600_000;

export interface PruneOptions {
  /** The number of latest compositions that stay restorable. */
  keep: number;
  /** The number of days for which every composition stays restorable. */
  days: number;
  /** Reports what would be deleted, and deletes nothing. */
  isTrial?: boolean;
  at?: Date;
}

/** A version's folder in the store. */
interface VersionFolder {
  name: string;
  version: string;
  files: ListedFile[];
}

export interface Pruned {
  versions: string[];
  bytes: number;
  /** Files that killed processes left incomplete. */
  abandoned: number;
}

const label = (name: string, version: string) => `${name} ${version}`;

async function versionFolders(store: ReleaseStore): Promise<VersionFolder[]> {
  const folders = new Map<string, VersionFolder>();
  for (const file of await store.list('')) {
    const [name = '', version = '', ...rest] = file.key.split('/');
    if (!name.startsWith('mf-') || rest.length === 0) continue;
    const folder = folders.get(label(name, version)) ?? { name, version, files: [] };
    folder.files.push(file);
    folders.set(label(name, version), folder);
  }
  return [...folders.values()];
}

/** The versions that are live or previewed, fallbacks of pages, or needed to restore a recent composition. */
async function neededVersions(store: ReleaseStore, registry: Registry, { keep, days, at }: Required<PruneOptions>) {
  const since = new Date(at.getTime() - days * DAY);
  const compositions = [
    compositionOf(registry),
    ...(await latestCompositions(store, registry, Math.max(keep, 1))),
    ...(await compositionsSince(store, registry, since)),
  ];
  const lines = compositions.flatMap(({ remotes }) => remotes);
  const composed = lines.flatMap(({ name, version, previousVersion, candidate }) =>
    [version, previousVersion, candidate?.version].map((one) => label(name, `${one}`)),
  );
  const previewed = await previewedVersions(store, at);
  return new Set([...composed, ...previewed.map(({ name, version }) => label(name, version))]);
}

async function withdraw(store: ReleaseStore, folders: readonly VersionFolder[]): Promise<() => Promise<void>> {
  const withdrawn = new Map<string, Uint8Array>();
  for (const { name, version } of folders) {
    const key = fileKey(name, version, RELEASE_FILE);
    const file = await store.get(key);
    if (file) withdrawn.set(key, file.bytes);
    await store.remove(key);
  }
  return async () => {
    for (const [key, bytes] of withdrawn) await store.put(key, bytes);
  };
}

/**
 * Deletes the releases that nobody needs, and files of killed processes. Their descriptions go first; then the registry
 * is rewritten, so that a running rollback to one of them starts again and finds it missing; then their files go.
 */
export async function pruneReleases(store: ReleaseStore, given: PruneOptions): Promise<Pruned> {
  const options = { isTrial: false, at: new Date(), ...given };
  const { isTrial, at } = options;
  for (;;) {
    const snapshot = await readRegistry(store);
    const needed = await neededVersions(store, snapshot, options);
    const isIdle = ({ files }: VersionFolder) => files.every((file) => at.getTime() - file.at > UNDER_WAY);
    const folders = (await versionFolders(store)).filter(
      (folder) => isIdle(folder) && !needed.has(label(folder.name, folder.version)),
    );
    const files = folders.flatMap((folder) => folder.files);
    const pruned = {
      versions: folders.map(({ name, version }) => label(name, version)).sort(),
      bytes: files.reduce((total, { size }) => total + size, 0),
    };
    if (isTrial) return { ...pruned, abandoned: 0 };
    const putBack = await withdraw(store, folders);
    if (folders.length > 0 && !(await swapRegistry(store, snapshot, { ...snapshot, prunedAt: at.toISOString() }))) {
      await putBack();
      continue;
    }
    for (const { key } of files) await store.remove(key);
    await removeEndedPreviews(store, at);
    return { ...pruned, abandoned: await store.clearAbandoned() };
  }
}
