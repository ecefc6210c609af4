import { expect, it } from 'vitest';
import { notFound } from '#base/errors/app-error.ts';
import { createMetrics } from '#base/observability/metrics.ts';
import { countedStore } from './counted-store.ts';
import type { FileStore } from './file-store.ts';

it('a failure of the store is counted by action, a missing file is not counted', async () => {
  const metrics = createMetrics(false);
  const away = async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  };
  const missing = async () => {
    throw notFound('File');
  };
  const store: FileStore = { put: away, get: missing, head: away, delete: async () => {}, removeUnfinished: away };
  const files = countedStore(store, metrics);
  await Promise.allSettled([files.put('a', new Uint8Array(), 'text/plain'), files.get('a'), files.delete('a')]);
  await expect(files.head('a')).rejects.toThrow('connect');
  const { values } = await metrics.fileFailures.get();
  expect(Object.fromEntries(values.map(({ labels, value }) => [labels.action, value]))).toEqual({
    put: 1,
    get: 0,
    head: 1,
    delete: 0,
  });
});
