import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AcademyServer } from '../academy/academy-server.ts';

const LONGEST = 600_000;

/** The scripts that a page names: its own and those it preloads. */
async function scriptsOf(server: AcademyServer, path: string): Promise<string[]> {
  const html = await (await fetch(server.url + path, { headers: { accept: 'text/html' } })).text();
  return [...new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, url = '']) => url))];
}

async function isCompressedWell(server: AcademyServer, script: string): Promise<boolean> {
  const headers = { 'accept-encoding': 'br' };
  const sent = await fetch(server.url + script, { method: 'GET', headers });
  const bytes = Buffer.from(await sent.arrayBuffer());
  const best = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return bytes.length < 1024 || Number(sent.headers.get('content-length')) <= best.length * 1.01;
}

/**
 * Waits until the server has compressed every script of a page as small as possible, which happens soon after its
 * start.
 */
export async function settle(server: AcademyServer, path: string): Promise<void> {
  const from = Date.now();
  for (const script of await scriptsOf(server, path)) {
    while (!(await isCompressedWell(server, script))) {
      if (Date.now() - from > LONGEST) throw new Error(`${script} was not compressed in time`);
      await pause(500);
    }
  }
}
