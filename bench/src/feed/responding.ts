import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../academy/places.ts';

const FIRST_PAGE = '/api/posts?page=1&limit=20';

/** A server that serves the feed's first page to a token's holder. */
export interface Responding {
  url: string;
  token: string;
}

interface Load {
  connections: number;
  milliseconds: number;
}

interface Measured {
  /** Responses per second. */
  rate: number;
  /** Median time of a response, in milliseconds. */
  time: number;
}

/** Requests the first page again and again, from a separate process. */
export function load({ url, token }: Responding, { connections, milliseconds }: Load): Measured {
  const order = JSON.stringify({ url: url + FIRST_PAGE, token, connections, milliseconds });
  const program = path.join(import.meta.dirname, 'load.ts');
  const done = spawnSync(process.execPath, ['--import', 'tsx', program, order], { cwd: root, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(done.stderr);
  return JSON.parse(done.stdout) as Measured;
}

export async function firstPage({ url, token }: Responding): Promise<string> {
  const response = await fetch(url + FIRST_PAGE, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
