import { loadAcademy, startI18n, startOfflineCopies, startSession } from '@academy/shared-auth';
import { tolerateMovedNodes } from '@academy/shared-auth/moved-nodes';
import { keepFocus } from '@academy/shared-ui';
import { loadPageCss } from '@academy/shared-ui/page-css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { firstPage } from './app/first-page.ts';
import { pageLoader } from './app/page-loader.ts';
import { type BootData, readBootData } from './boot-data.ts';
import { startFigures } from './figures/start-figures.ts';
import { guardPage } from './guards/guards.ts';
import { patientWait } from './loading/patient-wait.ts';
import { whenQuiet } from './loading/when-quiet.ts';
import { nextTask } from './next-task.ts';
import { firstRegistry } from './registry/first-registry.ts';
import { followOffNow } from './registry/off-now.ts';
import type { KnownRegistry } from './registry/registry.ts';
import { registryStore } from './registry/registry-store.ts';
import { type FetchRegistry, fetchFromServer, followUpdates, lookForUpdate } from './registry/soft-update.ts';
import { followLaterWords, wholeOf } from './registry/whole-registry.ts';
import { followOutbox } from './session/follow-outbox.ts';
import { followProfile } from './session/follow-profile.ts';
import { pinShellTexts } from './texts/release-texts.ts';

/** Milliseconds after which the app is drawn without the page's styles, which hold as soon as they come. */
const STYLES_MS = 4000;

async function registryOfPage(ask: FetchRegistry, address: string | undefined): Promise<KnownRegistry> {
  const registry = await firstRegistry(ask, address);
  if (process.env.NODE_ENV === 'production') return registry;
  const { applyDevOverrides } = await import('./registry/dev-overrides.ts');
  const { followDevServers } = await import('./registry/dev-servers.ts');
  followDevServers(ask);
  return applyDevOverrides(registry);
}

/** The worker is for the next visit: if its code or the browser's support is missing, this visit continues. */
async function followWorkerOf(boot: BootData | null): Promise<void> {
  const { followWorker } = await import(/* webpackChunkName: "worker" */ './offline/follow-worker.ts');
  await followWorker(boot);
}

/** The first page's requests all start at once: profile, texts, styles, and the code behind the address. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const boot = readBootData();
  startFigures(boot);
  const ask = fetchFromServer();
  const registryHasCome = registryOfPage(ask, boot?.registry);
  startSession();
  if (!boot?.academy) void loadAcademy().catch(() => {});
  if (boot?.worker) startOfflineCopies();
  followProfile();
  followOutbox();
  keepFocus();
  pinShellTexts(boot?.shellVersion ?? null);
  const stylesHaveCome = Promise.race([loadPageCss(), patientWait()(STYLES_MS)]);
  const textsHaveCome = startI18n(['shell', 'ui']);
  tolerateMovedNodes();
  guardPage();

  const registry = await registryHasCome;
  registryStore.setState({ current: registry });
  followLaterWords();
  followOffNow();
  const loader = pageLoader();
  const pageHasCome = firstPage(registry, loader);
  // Bundled already, but run only now, while the remote's scripts load.
  await nextTask();
  const { App } = await import(/* webpackMode: "eager" */ './app/app.tsx');
  await Promise.all([stylesHaveCome, textsHaveCome, pageHasCome]);
  // As a transition the drawing is split into short steps, so that a tap or a key in between is not delayed. The
  // boundaries report caught errors with their source: React would report them again, without it.
  const options = { onCaughtError: () => {} };
  startTransition(() => createRoot(root, options).render(<App loader={loader} />));
  followUpdates(() => lookForUpdate(ask, boot?.shellVersion ?? null));
  whenQuiet(() => void wholeOf(registryStore.getState().current));
  whenQuiet(() => void followWorkerOf(boot).catch(() => {}));
}

void start();
