import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { expectWordedAudit } from './audit-words.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let opened: Promise<TestApi> | undefined;

/**
 * The worker's single API: opening a database takes seconds, emptying it milliseconds. Its user starts with `reset`.
 */
export function sharedTestApi(): Promise<TestApi> {
  opened ??= createTestApi();
  return opened;
}

/**
 * The worker's single API, emptied before each test of the calling file, or once if its tests share people. All audit
 * lines that the tests write must have texts.
 */
export async function useTestApi(emptied: 'each' | 'once' = 'each'): Promise<TestApi> {
  const api = await sharedTestApi();
  const empty = () => api.reset();
  const judge = () => expectWordedAudit(api.deps.database.sql);
  if (emptied === 'each') {
    beforeEach(empty);
    afterEach(judge);
  } else {
    beforeAll(empty);
    afterAll(judge);
  }
  return api;
}
