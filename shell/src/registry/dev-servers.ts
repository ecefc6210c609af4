import { i18n, languages } from '@academy/shared-auth';
import { applyDevOverrides } from './dev-overrides.ts';
import type { KnownRegistry } from './registry.ts';
import { registryStore } from './registry-store.ts';
import type { FetchRegistry } from './soft-update.ts';

const OWN = ['shell', 'ui'];

const namespacesOf = (source: string, { remotes }: KnownRegistry): string[] =>
  source === 'shell' ? OWN : remotes.flatMap(({ name, namespace }) => (name === source ? [namespace] : []));

const textsOf = (namespaces: string[]) =>
  JSON.stringify(languages.map((language) => namespaces.map((name) => i18n.getResourceBundle(language, name))));

async function takeTexts(namespaces: string[]): Promise<void> {
  const before = textsOf(namespaces);
  const loaded = languages.filter((language) => namespaces.some((name) => i18n.hasResourceBundle(language, name)));
  await i18n.reloadResources(loaded, namespaces);
  // Texts on the page are redrawn when the language changes.
  if (textsOf(namespaces) !== before) i18n.emit('languageChanged', i18n.language);
}

/**
 * Development builds only: after each build of a dev server its remote's declaration and texts are applied at once. The
 * page stays, with its typed text.
 * @returns a function that stops it.
 */
export function followDevServers(ask: FetchRegistry): () => void {
  const take = async (event: Event) => {
    const { registry } = await ask();
    if (!registry) return;
    const current = await applyDevOverrides(registry);
    await takeTexts(namespacesOf((event as CustomEvent<string>).detail, current));
    registryStore.setState({ current });
  };
  window.addEventListener('academy:built', take);
  return () => window.removeEventListener('academy:built', take);
}
