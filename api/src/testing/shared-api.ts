import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { expectWordedAudit } from './audit-words.ts';
import { createTestApi, type TestApi } from './test-api.ts';

let opened: Promise<TestApi> | undefined;

/** The worker's one API: opening a database costs seconds, emptying it milliseconds. Whoever takes it begins with `reset`. */
export function sharedTestApi(): Promise<TestApi> {
  opened ??= createTestApi();
  return opened;
}

/**
 * The worker's one API, emptied before each test of the file that calls this, or once where its tests share people. What
 * the tests write into the audit log must have words.
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
