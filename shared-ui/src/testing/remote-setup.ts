import { setImmediate as nextTurn } from 'node:timers/promises';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
// Loaded with this file: in a hook it could take longer than a hook may.
import '../overlays/index.ts';
import { loadOverlays } from '../overlays/load-overlays.ts';
import { clearToasts } from './clear-toasts.ts';
import { takeComplaints, watchComplaints } from './complaints.ts';
import { keepRulesInOneSheet } from './one-sheet.ts';

/** The network of the tests, made by `setupServer` of msw. */
interface TestServer {
  listen: (options: { onUnhandledRequest: 'error' }) => void;
  resetHandlers: () => void;
  close: () => void;
}

/**
 * For a remote's setup file: each test starts without stored state, and fails for unhandled requests and logged errors.
 */
export function setUpRemoteTests(server: TestServer): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  // As on a page that has been idle.
  beforeAll(loadOverlays);
  afterAll(() => server.close());
  watchComplaints();
  keepRulesInOneSheet();
  afterEach(async () => {
    cleanup();
    clearToasts();
    // The last page of a test may be about to send its requests: they must still find the handlers of their own test.
    await nextTurn();
    server.resetHandlers();
    globalThis.sessionStorage?.clear();
    globalThis.localStorage?.clear();
    const said = takeComplaints().map((words) => words.map(String).join(' '));
    expect(said, `console.error was called: ${said.join('\n')}`).toEqual([]);
  });
}
