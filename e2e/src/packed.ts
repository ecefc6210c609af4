import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from 'playwright/test';
import type { Academy } from './academy.ts';

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

interface FilledRelease {
  base: string;
  slotFiles: Record<string, string[]>;
}

async function scriptsOf(academy: Academy, path: string, token: string | null): Promise<string[]> {
  const headers: Record<string, string> = token ? { cookie: `session=${token}` } : {};
  const html = await (await fetch(academy.url + path, { headers })).text();
  const found = html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g);
  return [...new Set([...[...found].map(([, url]) => url ?? ''), ...(await slotScriptsOf(academy))])];
}

/** What fills the slots of every page comes once the page is quiet. */
async function slotScriptsOf(academy: Academy): Promise<string[]> {
  const { remotes } = (await (await fetch(`${academy.url}/remotes.json`)).json()) as { remotes: FilledRelease[] };
  return remotes.flatMap(({ base, slotFiles }) =>
    Object.values(slotFiles)
      .flat()
      .map((file) => base + file),
  );
}

/** Waits until the scripts of a page are served as small as they get: a server that has just begun packs them bit by bit. */
export async function packed(academy: Academy, path: string, token: string | null = null): Promise<void> {
  for (const url of await scriptsOf(academy, path, token)) {
    const best = brotliCompressSync(await (await fetch(academy.url + url)).bytes(), BEST).length;
    const served = async () => {
      const response = await fetch(academy.url + url, { headers: { 'accept-encoding': 'br' } });
      await response.body?.cancel();
      return Number(response.headers.get('content-length'));
    };
    await expect.poll(served, { timeout: 30_000 }).toBeLessThanOrEqual(best * 1.01);
  }
}
