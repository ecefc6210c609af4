import { Rejection, type ReleaseStore } from '../store/store.ts';
import { parseRegistry, REGISTRY_KEY } from './documents.ts';

/** The registry has another revision than the actor saw. */
export class OutdatedRevision extends Rejection {}

/** The store for a change based on the registry that the actor saw: any other revision is rejected. */
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
