import { beforeEach } from 'vitest';
import { createTestApi, type TestApi } from './test-api.ts';

let opened: Promise<TestApi> | undefined;

/** The worker's one API, emptied before each test of the file that calls this. */
export async function useTestApi(): Promise<TestApi> {
  opened ??= createTestApi();
  const api = await opened;
  beforeEach(() => api.reset());
  return api;
}
