import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { server } from './server.ts';

// A busy machine may take its time; a test that passes waits no longer for it.
configure({ asyncUtilTimeout: 4000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  globalThis.sessionStorage?.clear();
  globalThis.localStorage?.clear();
  const said = complaints.mock.calls.splice(0);
  expect(said, 'console.error was called').toEqual([]);
});
