import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type DeployOptions,
  deployRemote,
  openStore,
  type ReleaseStore,
  writePlatform,
} from '@academy/platform/registry';
import { type BuiltRemote, writeBuiltRemote } from '@academy/platform/testing';
import { Hono } from 'hono';
import { mountSite, type SiteOptions } from './index.ts';

const TEMPLATE = `<!doctype html>
<html lang="en" dir="ltr" class="light" data-layout="dashboard" data-frame="page">
<head><title>Academy</title><link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Ccircle cx='20' cy='20' r='20'/%3E%3C/svg%3E" /><!--academy:head--><script defer src="/boot.js" data-app="/assets/main.0123abcd.js"></script></head>
<body><div id="root"></div><!--academy:skeleton--></body></html>`;

const BUILD = {
  version: '1.0.0-feed5eed',
  preload: ['/assets/main.0123abcd.js'],
  later: { '@academy/shared-ui/list': [{ url: '/assets/7.0123abcd.js', integrity: 'sha384-list=' }] },
  styleHashes: ['sha256-skeleton='],
  skeletons: {
    page: '<i class="s-page"></i>',
    list: '<i class="s-list"></i>',
    feed: `<div>${'<i class="card"></i>'.repeat(3)}</div>`,
  },
  skeletonItems: {
    feed: { blank: '<i class="card"></i>', times: 3, filled: '<p class="t">{title}</p><p class="b">{text}</p>' },
  },
};

const FILES: Record<string, string> = {
  'index.html': TEMPLATE,
  'build.json': JSON.stringify(BUILD),
  'boot.js': 'document.title;',
  'assets/main.0123abcd.js': `globalThis.shell = "${'0123456789'.repeat(300)}";`,
  'assets/7.0123abcd.js': 'globalThis.list = 1;',
  'assets/readex-latin-1.woff2': 'wOF2latin',
  'locales/en/ui.json': '{"loading":"Loading"}',
  'locales/en/shell.json': '{"menu":{"open":"Open the menu"}}',
  'locales/ar/shell.json': '{"menu":{"open":"افتح القائمة"}}',
};

/** The files that a landing release has besides those of every remote. */
export const landingFiles = {
  'site/en.html':
    '<!doctype html><html lang="en" dir="ltr" data-release="%RELEASE%" data-every="%FIGURES_EVERY%"><title>Quran</title><a href="%PUBLIC_URL%/">',
  'site/ar.html': '<!doctype html><html lang="ar" dir="rtl"><title>قرآن</title>',
  'site/csp.json': '{"styleHashes":["sha256-landing="]}',
  'site/og.png': 'PNG',
};

export interface SiteFixture {
  folder: string;
  store: ReleaseStore;
  shellVersion: string;
  /** Builds a remote and deploys it. */
  deploy(remote: BuiltRemote, options?: DeployOptions): Promise<string>;
  /** `routes`: calls of an API. */
  mount(changes?: Partial<SiteOptions> & { routes?: (app: Hono) => unknown }): Hono;
  remove(): Promise<void>;
}

/** A small shell, an empty store, and an app that serves them. */
export async function siteFixture(): Promise<SiteFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const shellDir = join(folder, 'shell');
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(shellDir, name)), { recursive: true });
    await writeFile(join(shellDir, name), text);
  }
  // Every look at the registry is a fresh one, so that no test waits.
  const store = { ...(await openStore(join(folder, 'store'))), freshFor: 0 };
  await writePlatform(store, { shell: '1.0.0', api: '1.0.0' });
  let builds = 0;
  return {
    folder,
    store,
    shellVersion: BUILD.version,
    deploy: async (remote, options) => {
      const dist = join(folder, `dist-${builds++}`);
      const { version } = await writeBuiltRemote(dist, remote);
      await deployRemote(store, dist, options);
      return version;
    },
    mount: ({ routes, ...changes } = {}) => {
      const app = new Hono();
      app.get('/api/healthy', (c) => c.text('yes'));
      routes?.(app);
      app.notFound((c) => c.json({ code: 'not_found' }, 404));
      mountSite(app, { store, shellDir, apiVersion: '1.0.0', publicUrl: 'https://academy.test/', ...changes });
      return app;
    },
    remove: () => rm(folder, { recursive: true, maxRetries: 5 }),
  };
}
