import { beforeAll, beforeEach } from 'vitest';
import { createTestApi, type TestApi } from './test-api.ts';

let opened: Promise<TestApi> | undefined;

/** The worker's one API, emptied before each test of the file that calls this, or once where its tests share people. */
export async function useTestApi(emptied: 'each' | 'once' = 'each'): Promise<TestApi> {
  opened ??= createTestApi();
  const api = await opened;
  const empty = () => api.reset();
  if (emptied === 'each') beforeEach(empty);
  else beforeAll(empty);
  return api;
}
