import {
  type Registry,
  registryChangeSchema,
  registryEntrySchema,
  registrySchema,
} from '@academy/shared-auth/contract';
import * as v from 'valibot';
import { Rejection, type ReleaseStore } from '../store/store.ts';

const FOLDER = 'compositions';
const keyOf = (revision: number) => `${FOLDER}/${revision}.json`;

/** The live versions at one revision, and the change that made it. */
const compositionSchema = v.object({
  ...v.pick(registrySchema, ['revision', 'updatedAt', 'origins']).entries,
  change: v.nullable(registryChangeSchema),
  remotes: v.array(
    v.pick(registryEntrySchema, ['name', 'version', 'previousVersion', 'enabled', 'mount', 'candidate']),
  ),
});
export type Composition = v.InferOutput<typeof compositionSchema>;

export const compositionOf = (registry: Registry): Composition => v.parse(compositionSchema, registry);

/**
 * Stores the composition of a revision that is about to be replaced. It depends only on the registry, so every process
 * that replaces it writes the same bytes, and an interrupted write loses nothing.
 */
export async function keepComposition(store: ReleaseStore, registry: Registry): Promise<void> {
  if (registry.revision === 0) return;
  const text = `${JSON.stringify(compositionOf(registry), null, 1)}\n`;
  await store.put(keyOf(registry.revision), new TextEncoder().encode(text));
}

/** The earlier revisions whose composition is in the store, oldest first. */
async function keptRevisions(store: ReleaseStore): Promise<number[]> {
  const keys = (await store.list(FOLDER)).flatMap(({ key }) => /\/(\d+)\.json$/.exec(key)?.[1] ?? []);
  return keys.map(Number).sort((one, other) => one - other);
}

async function readKept(store: ReleaseStore, revision: number): Promise<Composition> {
  const file = await store.get(keyOf(revision));
  if (!file) throw new Rejection(`${store.address} does not know revision ${revision}: remote log`);
  return v.parse(compositionSchema, JSON.parse(new TextDecoder().decode(file.bytes)));
}

const AT_ONCE = 50;

/** All compositions before the live one, newest first, as many at a time as a store can handle. */
export async function* compositionsBefore(store: ReleaseStore, registry: Registry): AsyncGenerator<Composition> {
  const before = (await keptRevisions(store)).filter((revision) => revision < registry.revision).reverse();
  for (let at = 0; at < before.length; at += AT_ONCE)
    yield* await Promise.all(before.slice(at, at + AT_ONCE).map((revision) => readKept(store, revision)));
}

/** The newest compositions, newest first: the live one, then those before it. */
export async function latestCompositions(
  store: ReleaseStore,
  registry: Registry,
  count: number,
): Promise<Composition[]> {
  const before = (await keptRevisions(store)).filter((revision) => revision < registry.revision).reverse();
  const kept = await Promise.all(before.slice(0, count - 1).map((revision) => readKept(store, revision)));
  return [compositionOf(registry), ...kept];
}

/** Every composition that was live at `since` or later, newest first. */
export async function compositionsSince(store: ReleaseStore, registry: Registry, since: Date): Promise<Composition[]> {
  const found = [compositionOf(registry)];
  for (const revision of (await keptRevisions(store)).reverse()) {
    if (new Date(found.at(-1)?.updatedAt ?? 0) <= since) break;
    if (revision < registry.revision) found.push(await readKept(store, revision));
  }
  return found;
}

/** Identifies a composition: by revision, or by time. */
export type Moment = { revision: number } | { at: Date };

/** @throws Rejection if the store does not have it. */
export async function findComposition(store: ReleaseStore, registry: Registry, moment: Moment): Promise<Composition> {
  if ('revision' in moment) {
    return moment.revision === registry.revision ? compositionOf(registry) : readKept(store, moment.revision);
  }
  const known = await compositionsSince(store, registry, moment.at);
  const found = known.find(({ updatedAt }) => new Date(updatedAt) <= moment.at);
  if (!found) throw new Rejection(`nothing is known to have been live at ${moment.at.toISOString()}: remote log`);
  return found;
}
