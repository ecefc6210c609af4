import { type CountingProxy, openCountingProxy } from '../database/counting-proxy.ts';
import { createDatabase } from '../database/create-database.ts';
import type { Ground } from './ground.ts';

/** An academy on its own database; its SQL statements are counted. */
export interface CountedAcademy {
  url: string;
  databaseUrl: string;
  /** The proxy between API and database. */
  proxy: CountingProxy;
}

/** Starts an academy on a database of its own. */
export async function openCountedAcademy(ground: Ground, name: string): Promise<CountedAcademy> {
  const databaseUrl = await createDatabase(ground.databaseUrl, name);
  const proxy = await openCountingProxy(databaseUrl);
  const { url } = await ground.start({ databaseUrl: proxy.url });
  return { url, databaseUrl, proxy };
}

/** One API call with a session token. @throws Error where the response is an error. */
export async function read({ url }: Pick<CountedAcademy, 'url'>, token: string, path: string): Promise<void> {
  const response = await fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  await response.text();
}
