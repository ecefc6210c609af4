import { fileKey, noteShellVersion, type ReleaseStore } from '@academy/platform/registry';
import type { Asset } from '../assets/asset.ts';
import type { Warn } from './live-registry.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { ShellBuild } from './shell-build.ts';

const PREFIX = '/assets/';
const OWNER = 'shell';
const FOLDER = 'assets';

/**
 * Stores the shell's hashed files in the release store, beside those of former shells: a tab that was opened before
 * this release still finds code that it has not loaded yet.
 */
export async function keepShellAssets(shell: ShellBuild, store: ReleaseStore, warn: Warn): Promise<void> {
  try {
    const kept = new Set((await store.list(`${OWNER}/${FOLDER}`)).map(({ key }) => key));
    for (const [url, { bytes }] of shell.files) {
      if (!url.startsWith(PREFIX)) continue;
      const key = fileKey(OWNER, FOLDER, url.slice(PREFIX.length));
      if (!kept.has(key)) await store.put(key, bytes);
    }
    await noteShellVersion(store, shell.version);
  } catch (cause) {
    warn('the shell’s files could not be kept for tabs that outlive it', cause);
  }
}

/** A hashed file of a former shell; null if there never was one. */
export async function formerShellAsset(path: string, releases: ReleaseFiles): Promise<Asset | null> {
  return path.startsWith(PREFIX) ? releases.find(OWNER, FOLDER, path.slice(PREFIX.length)) : null;
}
