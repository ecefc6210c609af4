import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from 'playwright/test';
import type { Academy } from './academy.ts';
import { root } from './places.ts';

const PATIENCE = 120_000;
/** In bytes: smaller files are not compressed. */
const NOT_COMPRESSED = 1024;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

interface LiveRelease {
  base: string;
  integrity: Record<string, string>;
  manifest: { exposes: { path: string; assets: { js: { sync: string[] } } }[] };
  slots: { slot: string; part: string; permissions?: string[] }[];
  slotFiles: Record<string, string[]>;
  /** Scripts of each screen, with those that load it. */
  files: Record<string, string[]>;
}

/** Slots of the frame, which every page has. */
const FRAME_SLOTS = ['topbar', 'menu.badge'];

async function releasesOf(academy: Academy): Promise<LiveRelease[]> {
  const registry = await (await fetch(`${academy.url}/remotes.json`)).json();
  return (registry as { remotes: LiveRelease[] }).remotes;
}

/** Every script that any page may load, now or when it is idle. */
function everyScript(releases: LiveRelease[]): string[] {
  const ofShell = readdirSync(path.join(root, 'shell/dist/assets')).filter((file) => file.endsWith('.js'));
  const ofRemotes = releases.flatMap(({ base, integrity }) => Object.keys(integrity).map((file) => base + file));
  return [...ofShell.map((file) => `/assets/${file}`), ...ofRemotes];
}

/** Code of the shell that loads on an idle page: for events, for error reports, and for its service worker. */
const SHELL_LATE = /^\/assets\/(realtime|figures|worker)\./;

/**
 * Lists, forms and other code that screens share: a page preloads what its screen needs, and may prefetch what others
 * need.
 */
export function scriptsOfScreens(): string[] {
  const build = JSON.parse(readFileSync(path.join(root, 'shell/dist/build.json'), 'utf8')) as {
    later: Record<string, { url: string }[]>;
  };
  return Object.values(build.later).flatMap((files) => files.map(({ url }) => url));
}

/** The slots of the frame for those who may see them, the scripts that load them, and the shell's own late code. */
function lateScriptsOf(releases: LiveRelease[], has: (permission: string) => boolean = () => true): string[] {
  const ofSlots = releases.flatMap(({ base, manifest, slots, slotFiles }) => {
    const inFrame = slots.filter(({ slot, permissions = [] }) => FRAME_SLOTS.includes(slot) && permissions.every(has));
    const parts = [...new Set(inFrame.flatMap(({ part }) => slotFiles[part] ?? []))];
    if (parts.length === 0) return [];
    const sync = manifest.exposes.flatMap(({ path: door, assets }) => (door === './route' ? assets.js.sync : []));
    return ['remoteEntry.js', ...sync, ...parts].map((file) => base + file);
  });
  return [...everyScript(releases).filter((url) => SHELL_LATE.test(url)), ...ofSlots];
}

/** The scripts of remotes that contain a word. */
export async function remoteScriptsWith(academy: Academy, word: string): Promise<string[]> {
  const releases = await releasesOf(academy);
  const urls = releases.flatMap(({ base, integrity }) => Object.keys(integrity).map((file) => base + file));
  const texts = await Promise.all(urls.map(async (url) => (await fetch(academy.url + url)).text()));
  return urls.filter((_url, at) => texts[at]?.includes(word));
}

/** Bytes of each screen's own scripts, by the screen's address. */
export async function screenSizes(academy: Academy): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const { base, files } of await releasesOf(academy))
    for (const [screen, scripts] of Object.entries(files)) {
      const each = await Promise.all(scripts.map((file) => packedSize(academy.url + base + file)));
      sizes.set(
        base + screen,
        each.reduce((total, bytes) => total + bytes, 0),
      );
    }
  return sizes;
}

/** The scripts that a page names: the shell's, and those of the screen that it opens. */
export async function namedScripts(academy: Academy, page: string, token: string | null): Promise<string[]> {
  const headers: Record<string, string> = token ? { cookie: `session=${token}` } : {};
  const html = await (await fetch(academy.url + page, { headers })).text();
  return [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, url]) => url ?? '');
}

async function askFor(academy: Academy, url: string) {
  const response = await fetch(academy.url + url, { headers: { 'accept-encoding': 'br' } });
  await response.body?.cancel();
  return {
    encoding: response.headers.get('content-encoding') ?? '',
    bytes: Number(response.headers.get('content-length')),
  };
}

const sizes = new Map<string, Promise<number>>();

/** Bytes of a file at the best compression; each file is compressed once, which takes long. */
export function packedSize(url: string): Promise<number> {
  const pack = async () => brotliCompressSync(await (await fetch(url)).bytes(), BEST).length;
  const size = sizes.get(url) ?? pack();
  sizes.set(url, size);
  return size;
}

/**
 * Waits until the scripts of a page are served at the best compression, and all others compressed: a new server
 * compresses them one by one, and a page loads more than its HTML names.
 */
export async function packed(academy: Academy, page: string, token: string | null = null): Promise<void> {
  const releases = await releasesOf(academy);
  for (const url of everyScript(releases)) {
    const isCompressed = async () => {
      const { encoding, bytes } = await askFor(academy, url);
      return encoding === 'br' || bytes < 2000;
    };
    await expect.poll(isCompressed, { message: url, timeout: PATIENCE }).toBe(true);
  }
  for (const url of new Set([...(await namedScripts(academy, page, token)), ...lateScriptsOf(releases)])) {
    const best = await packedSize(academy.url + url);
    const served = async () => (await askFor(academy, url)).bytes;
    await expect
      .poll(served, { message: url, timeout: PATIENCE })
      .toBeLessThanOrEqual(Math.max(best * 1.01, NOT_COMPRESSED));
  }
}

/** What a page loads only when it is idle, with bytes as served. Some of it may come before the test looks. */
export async function lateScripts(academy: Academy, page: string, token: string): Promise<Map<string, number>> {
  const first = await namedScripts(academy, page, token);
  const { data } = await academy.call<{ data: { permissions: string[] } }>('GET', 'profile', { token });
  const releases = await releasesOf(academy);
  const late = lateScriptsOf(releases, (one) => data.permissions.includes(one)).filter((url) => !first.includes(url));
  return new Map(await Promise.all(late.map(async (url) => [url, (await askFor(academy, url)).bytes] as const)));
}
