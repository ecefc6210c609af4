import { UNSENT_FILES_PREFIX } from '@academy/shared-auth/unsent-files';
import { keepUnsentFile, readUnsentFile, takeUnsentFile } from '@academy/shared-ui/recitation';
import * as v from 'valibot';

/** Unsent hand-ins, stored on the device, where they survive the page. */
export interface KeptHandIn {
  /** The Idempotency-Key. */
  key: string;
  assignmentId: string;
  note: string;
  file: File;
}

const aboutSchema = v.object({ key: v.string(), assignmentId: v.string(), note: v.string() });

const addressOf = (key: string) => `/unsent-files/${key}`;
const UNFINISHED = '/unfinished-files/';
const isUnfinished = ({ url }: Request) => new URL(url).pathname.startsWith(UNFINISHED);
const cacheOf = (userId: string) => caches.open(UNSENT_FILES_PREFIX + userId);
const canKeep = () => 'caches' in globalThis;

const keepAt = (address: string, userId: string, { file, ...about }: KeptHandIn): Promise<boolean> =>
  keepUnsentFile(userId, address, { file, about });

/** @returns whether it is stored: a full device, or one without a secure connection, stores nothing. */
export const keepHandIn = (userId: string, kept: KeptHandIn): Promise<boolean> =>
  keepAt(addressOf(kept.key), userId, kept);

type Unfinished = Omit<KeptHandIn, 'key'>;

/** A recording or a chosen file that was not handed in when the session ended: the form goes on with it. */
export const keepUnfinished = (userId: string, kept: Unfinished): Promise<boolean> =>
  keepAt(UNFINISHED + kept.assignmentId, userId, { ...kept, key: '' });

/** Takes it from the device; null if there is none. */
export async function takeUnfinished(userId: string, assignmentId: string): Promise<Unfinished | null> {
  const kept = await takeUnsentFile(userId, UNFINISHED + assignmentId);
  return kept && handInOf(kept);
}

export async function deleteKept(userId: string, key: string): Promise<void> {
  if (canKeep()) await (await cacheOf(userId)).delete(addressOf(key));
}

/** Another tab may have sent it, or discarded it. */
export const isKept = async (userId: string, key: string): Promise<boolean> =>
  canKeep() && (await (await cacheOf(userId)).match(addressOf(key))) !== undefined;

function handInOf({ file, about }: { file: File; about: object }): KeptHandIn | null {
  const read = v.safeParse(aboutSchema, about);
  return read.success ? { ...read.output, file } : null;
}

/** This user's unsent hand-ins on this device, in the order of handing in. */
export async function keptHandIns(userId: string): Promise<KeptHandIn[]> {
  if (!canKeep() || !(await caches.has(UNSENT_FILES_PREFIX + userId))) return [];
  const cache = await cacheOf(userId);
  const found: KeptHandIn[] = [];
  for (const request of await cache.keys()) {
    if (isUnfinished(request)) continue;
    const response = await cache.match(request);
    const kept = response && (await readUnsentFile(response));
    const handIn = kept && handInOf(kept);
    if (handIn) found.push(handIn);
  }
  return found;
}
