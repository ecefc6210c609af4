import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { emptyOutbox } from '#/outbox/outbox.ts';
import { server } from './server.ts';

// A busy machine may take its time; a test that passes waits no longer for it.
configure({ asyncUtilTimeout: 4000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

// Nothing is laid out in happy-dom; newer browsers answer a promise.
beforeEach(() => {
  if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => Promise.resolve() as never;
});

const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  cleanup();
  emptyOutbox();
  server.resetHandlers();
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  const said = complaints.mock.calls.splice(0);
  expect(said, 'console.error was called').toEqual([]);
});
