import type { RegistryEntry } from '@academy/shared-auth/contract';

/** The entry and the exposed module. */
const BROUGHT_BY_THE_RUNTIME = /^remoteEntry\.js$|__federation_expose_/;

/** Its loader would wait for a failed script that it finds in the document: nothing may be left of one. */
function insertScript(src: string, integrity: string): void {
  const script = document.createElement('script');
  Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: true, onerror: () => script.remove() });
  document.head.append(script);
}

/**
 * Runs the scripts of a screen beside the remote's entry instead of one after the other: they only lay their modules
 * ready for the entry, in whichever order they come. Only what the registry vouches for, from this page's own origin.
 */
export function runScreenAhead(entry: RegistryEntry, screen: string): void {
  if (entry.mount !== 'route' || !entry.base.startsWith('/')) return;
  for (const file of entry.files[screen] ?? []) {
    const integrity = entry.integrity[file];
    if (integrity && !BROUGHT_BY_THE_RUNTIME.test(file)) insertScript(entry.base + file, integrity);
  }
}
