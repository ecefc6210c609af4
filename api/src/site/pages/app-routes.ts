import { Hono } from 'hono';
import { textAsset } from '../assets/asset.ts';
import { REVALIDATE, sendAsset } from '../assets/send-asset.ts';
import type { PageAcademy } from '../page-academy.ts';
import type { ShellBuild } from '../releases/shell-build.ts';
import { appManifest, manifestUrl } from './app-manifest.ts';

const WORKER = '/worker.js';
/** The worker fetches from the site and does nothing else. */
const POLICY = { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" };
const CACHING = { 'Cache-Control': REVALIDATE };

/** The address of the service worker; null if the deployment wants none, or the shell's build has none. */
export const workerUrl = (shell: ShellBuild, isOn: boolean): string | null =>
  isOn && shell.files.has(WORKER) ? WORKER : null;

/**
 * The files that make the dashboard an installable app: worker and manifests. The icons are files of the shell's build.
 */
export function appRoutes(shell: ShellBuild, hasWorker: boolean, academy: PageAcademy): Hono {
  const app = new Hono();
  // Browsers with the worker request this address: if it is switched off, they get a script that removes it.
  const worker = shell.files.get(hasWorker ? WORKER : '/worker-off.js');
  app.get(WORKER, (c) => (worker ? sendAsset(c, worker, { ...CACHING, ...POLICY }) : c.text('Not found', 404)));
  for (const language of ['en', 'ar'] as const)
    for (const theme of ['light', 'dark'] as const) {
      app.get(manifestUrl(language, theme), (c) => {
        const manifest = appManifest(academy.describe().name[language], language, theme);
        return sendAsset(c, textAsset('.webmanifest', JSON.stringify(manifest)), CACHING);
      });
    }
  return app;
}
