import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseRegistry, REGISTRY_KEY } from '@academy/platform/registry';
import type { RegistryEntry } from '@academy/shared-auth/contract';
import type { Monolith } from '../monolith/build-monolith.ts';
import { chunkOfScreen } from '../monolith/generate-remotes.ts';

function integrityOf(monolith: Monolith, file: string): string {
  const bytes = readFileSync(path.join(monolith.shellDir, file));
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/** A remote's declaration without federation; its screens' scripts are those of the bundle, to be preloaded. */
function asPartOfTheBundle(entry: RegistryEntry, monolith: Monolith): RegistryEntry {
  const screens = Object.keys(entry.files);
  const files = Object.fromEntries(
    screens.map((screen) => [screen, monolith.scriptsOf(chunkOfScreen(entry.name, screen))]),
  );
  const integrity = Object.fromEntries(
    Object.values(files)
      .flat()
      .map((file) => [file, integrityOf(monolith, file)]),
  );
  return { ...entry, base: '/', entry: '/', manifest: {}, integrity, files, previousVersion: null };
}

/** The release store for the monolith: the same declarations and texts, but no scripts of remotes. */
export function writeMonolithStore(store: string, monolith: Monolith, folder: string): void {
  cpSync(store, folder, { recursive: true });
  const file = path.join(folder, REGISTRY_KEY);
  const registry = parseRegistry(new Uint8Array(readFileSync(file)));
  const remotes = registry.remotes.map((entry) => asPartOfTheBundle(entry, monolith));
  writeFileSync(file, JSON.stringify({ ...registry, remotes }));
}
