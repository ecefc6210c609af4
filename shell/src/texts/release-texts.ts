import { i18n, languages, pinLocaleVersion } from '@academy/shared-auth';
import type { Release } from '@academy/shared-auth/contract';

const WAIT_LIMIT = 2000;
const versions = new Map<string, string>();

/** The shell's own texts come with the shell's version. */
export function pinShellTexts(version: string | null): void {
  if (version === null) return;
  for (const namespace of ['shell', 'ui']) pinLocaleVersion(namespace, version);
}

const started = () =>
  i18n.isInitialized ? Promise.resolve() : new Promise<void>((resolve) => i18n.on('initialized', () => resolve()));

/** Texts of another version that are already in use are replaced in every loaded language. */
async function request(namespace: string, version: string): Promise<unknown> {
  await started();
  const before = versions.get(namespace);
  versions.set(namespace, version);
  pinLocaleVersion(namespace, version);
  if (before === undefined || before === version) return i18n.loadNamespaces(namespace);
  const loaded = languages.filter((language) => i18n.hasResourceBundle(language, namespace));
  return i18n.reloadResources(loaded, [namespace]);
}

/** Loads a release's own texts. Limited in time: a remote without its texts is better than none. */
export async function takeTexts({ namespace, version }: Pick<Release, 'namespace' | 'version'>): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, WAIT_LIMIT));
  await Promise.race([request(namespace, version).catch(() => {}), limit]);
}
