import { UNSENT_FILES_PREFIX } from '@academy/shared-auth/unsent-files';

/** A file on the device that the API does not have yet, and what was entered with it. */
export interface KeptFile {
  file: File;
  about: object;
}

const ABOUT = 'x-about';

/** The unsent files of a user; null where the browser or the connection allows no storage. */
const cacheOf = (userId: string) => ('caches' in globalThis ? caches.open(UNSENT_FILES_PREFIX + userId) : null);

/** @param address a path of its own. @returns whether it is stored: a full device stores nothing. */
export async function keepUnsentFile(userId: string, address: string, { file, about }: KeptFile): Promise<boolean> {
  try {
    const said = encodeURIComponent(JSON.stringify({ ...about, name: file.name }));
    const headers = { 'content-type': file.type, [ABOUT]: said };
    const cache = await cacheOf(userId);
    await cache?.put(address, new Response(file, { headers }));
    return cache !== null;
  } catch {
    return false;
  }
}

/** @returns null for what is not such a file; `about` is as it was stored and has to be checked. */
export async function readUnsentFile(response: Response): Promise<(KeptFile & { about: { name: string } }) | null> {
  try {
    const about = JSON.parse(decodeURIComponent(response.headers.get(ABOUT) ?? ''));
    const content = await response.blob();
    const type = response.headers.get('content-type') ?? content.type;
    return { about, file: new File([content], String(about.name), { type }) };
  } catch {
    return null;
  }
}

/** The stored response; undefined without one, and where nothing is made for a user who has none. */
async function find(userId: string, address: string): Promise<Response | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(UNSENT_FILES_PREFIX + userId))) return undefined;
  return (await cacheOf(userId))?.match(address);
}

export const hasUnsentFile = async (userId: string, address: string): Promise<boolean> =>
  (await find(userId, address)) !== undefined;

/** Takes a file from the device; null if there is none. */
export async function takeUnsentFile(userId: string, address: string): Promise<KeptFile | null> {
  const response = await find(userId, address);
  const kept = response ? await readUnsentFile(response) : null;
  if (kept) await (await cacheOf(userId))?.delete(address);
  return kept;
}
