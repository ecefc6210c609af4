import type { RegistryEntry, Release } from '@academy/shared-auth/contract';
import { wholeStore } from '#/registry/whole-store.ts';
import type { Door } from './fallbacks.ts';
import { loadAhead } from './later-entries.ts';

/** The entry and the exposed module. */
const BROUGHT_BY_THE_RUNTIME = /^remoteEntry\.js$|__federation_expose_/;

/** Webpack's loader would wait for a failed script that it finds in the document: no failed element may stay. */
function insertScript(src: string, integrity: string): void {
  const script = document.createElement('script');
  Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: true, onerror: () => script.remove() });
  document.head.append(script);
}

/** The hash of a file: from the registry, from this page's hints, or from the registry's later part. */
function hashOf({ base, integrity }: Release, file: string): string | undefined {
  const hint = document.querySelector<HTMLLinkElement>(`link[rel=preload][href=${JSON.stringify(base + file)}]`);
  const later = wholeStore.getState().whole?.remotes.find(({ entry }) => entry?.base === base);
  return integrity[file] ?? (hint?.integrity || later?.entry?.integrity[file]);
}

/** Only scripts whose hash is known. */
function runFiles(release: Release, files: readonly string[]): void {
  for (const file of files) {
    const hash = hashOf(release, file);
    if (hash) insertScript(release.base + file, hash);
  }
}

/**
 * Runs the scripts of a screen in parallel with the remote's entry instead of one after the other: they only register
 * their modules for the entry, in any order. Only for remotes at this page's own origin.
 */
export function runScreenAhead(entry: RegistryEntry, screen: string): void {
  loadAhead(entry.shared[screen] ?? []);
  if (entry.mount !== 'route' || !entry.base.startsWith('/')) return;
  runFiles(
    entry,
    (entry.files[screen] ?? []).filter((file) => !BROUGHT_BY_THE_RUNTIME.test(file)),
  );
}

/** The fields of a federation manifest that are read here. */
interface Exposed {
  path: string;
  assets: { js: { sync: string[] } };
}

/** Runs the script of an exposed module in parallel with the entry, in the same way. */
export function runDoorAhead(release: Release, door: Door): void {
  const exposes = (release.manifest.exposes ?? []) as Exposed[];
  const exposed = exposes.find(({ path }) => path === `./${door}`);
  runFiles(release, exposed?.assets.js.sync ?? []);
}
