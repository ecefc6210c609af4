import '@academy/shared-ui/fonts.css';
import { sessionStore, startI18n, startSession } from '@academy/shared-auth';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadAuthPages } from './app/load-auth-pages.ts';
import { readBootData, readDataBlock } from './boot-data.ts';
import { likelyHome } from './layout/menu.ts';
import type { Loader } from './remotes/loader.ts';
import { pageLoader } from './remotes/page-loader.ts';
import { emptyRegistry, type KnownRegistry, readRegistry } from './remotes/registry.ts';
import { registryStore } from './remotes/registry-store.ts';
import { askServer, followUpdates, lookForUpdate } from './remotes/soft-update.ts';
import { placeAt, routeTable } from './routes/route-table.ts';
import { followProfile } from './session/follow-profile.ts';
import { pinShellTexts } from './texts/release-texts.ts';

async function firstRegistry(ask: ReturnType<typeof askServer>): Promise<KnownRegistry> {
  const inlined = readRegistry(readDataBlock('academy-registry'));
  const registry = inlined ?? (await ask().catch(() => null))?.registry ?? emptyRegistry;
  if (process.env.NODE_ENV === 'production') return registry;
  const { applyDevOverrides } = await import('./remotes/dev-overrides.ts');
  return applyDevOverrides(registry);
}

/** Asks for the code behind the address before anything is drawn; the dashboard's own path leads on to a remote. */
function setOut(registry: KnownRegistry, loader: Loader): void {
  const table = routeTable(registry);
  const asked = placeAt(table, location.pathname);
  if (asked.kind === 'auth') void loadAuthPages();
  const path = asked.kind === 'home' ? (likelyHome(registry) ?? location.pathname) : location.pathname;
  const place = placeAt(table, path);
  if (place.kind !== 'remote') return;
  if (place.route.access === 'session' && sessionStore.getState().status === 'signed-out') return;
  void loader.load(place.remote, path).catch(() => {});
}

/** Whatever the first page needs sets out at once: profile, texts, and the code behind the address. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const boot = readBootData();
  const ask = askServer();
  startSession();
  followProfile();
  pinShellTexts(boot?.shellVersion ?? null);
  const textsHaveCome = startI18n(['shell', 'ui']);

  const registry = await firstRegistry(ask);
  registryStore.setState({ current: registry });
  const loader = pageLoader();
  setOut(registry, loader);

  await textsHaveCome;
  createRoot(root).render(<App loader={loader} />);
  followUpdates(() => lookForUpdate(ask, boot?.shellVersion ?? null));
}

void start();
