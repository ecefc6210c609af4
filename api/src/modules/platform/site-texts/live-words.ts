import { fileKey, type ReleaseStore, readRegistry } from '@academy/platform/registry';
import { LANDING } from '@academy/shared-auth/contract';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Ctx } from '#base/http/ctx.ts';
import { type DeclaredWords, declaredWords, WORDS_FILE } from '#base/site-texts/declared-words.ts';

const files = new LRUCache<string, DeclaredWords>({ max: 4 });

async function read(store: ReleaseStore): Promise<DeclaredWords | null> {
  const entry = (await readRegistry(store)).remotes.find(({ name, enabled }) => name === LANDING && enabled);
  if (!entry) return null;
  const key = fileKey(entry.name, entry.version, WORDS_FILE);
  const known = files.get(`${store.address} ${key}`);
  if (known) return known;
  const file = await store.get(key);
  if (!file) return null;
  const words = v.parse(declaredWords, JSON.parse(new TextDecoder().decode(file.bytes)));
  files.set(`${store.address} ${key}`, words);
  return words;
}

const nothing: DeclaredWords = { format: 1, pages: { landing: [], faq: [] } };

/** The texts that the live landing page declares; none without one, or if its release cannot be read. */
export async function liveWords({ deps, requestId }: Ctx): Promise<DeclaredWords> {
  if (!deps.releases) return nothing;
  try {
    return (await read(deps.releases)) ?? nothing;
  } catch (error) {
    deps.logger.warn({ err: error, requestId }, 'the words of the landing page cannot be read');
    return nothing;
  }
}
