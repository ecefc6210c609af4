import { Rejection, type ReleaseStore } from '../store/store.ts';
import { parseRegistry, REGISTRY_KEY } from './documents.ts';

/** The registry is of another revision than the one that the actor saw. */
export class OutdatedRevision extends Rejection {}

/** The store for a change that is meant for the registry as the actor saw it: its registry is rejected at any other revision. */
export function atRevision(store: ReleaseStore, revision: number): ReleaseStore {
  const get: ReleaseStore['get'] = async (key) => {
    const file = await store.get(key);
    if (!file || key !== REGISTRY_KEY) return file;
    const found = parseRegistry(file.bytes).revision;
    if (found !== revision)
      throw new OutdatedRevision(`the registry of ${store.address} is at revision ${found}, not at ${revision}`);
    return file;
  };
  return { ...store, get };
}
