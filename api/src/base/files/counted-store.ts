import { AppError } from '#base/errors/app-error.ts';
import type { Metrics } from '#base/observability/metrics.ts';
import type { FileStore } from './file-store.ts';

/** Counts failures of the store. A missing file, or a file that its check rejects, is no failure. */
export function countedStore(store: FileStore, { fileFailures }: Pick<Metrics, 'fileFailures'>): FileStore {
  const counted =
    <Given extends unknown[], T>(action: string, run: (...given: Given) => Promise<T>) =>
    (...given: Given): Promise<T> =>
      run(...given).catch((error: unknown) => {
        if (!(error instanceof AppError)) fileFailures.inc({ action });
        throw error;
      });
  return {
    ...store,
    put: counted('put', store.put),
    get: counted('get', store.get),
    head: counted('head', store.head),
    delete: counted('delete', store.delete),
  };
}
