import { ApiError } from '@academy/shared-auth';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchingUp } from './catch-up.ts';

let stored: string[] = [];
let requests = 0;
let next: (() => Promise<string[]>) | null = null;
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const behind = catchingUp(client);

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Shows what the server has stored. */
function show(): () => string[] | undefined {
  const queryFn = () => {
    requests += 1;
    const once = next;
    next = null;
    return once ? once() : Promise.resolve([...stored]);
  };
  const { result } = renderHook(() => useQuery({ queryKey: ['thread', '7'], queryFn }), { wrapper });
  return () => result.current.data;
}

const failure = (status: number) => new ApiError({ status, code: 'unknown', message: '', fields: [], requestId: null });

beforeEach(() => {
  vi.useFakeTimers();
  stored = ['one'];
  requests = 0;
});
afterEach(() => {
  behind.stop();
  client.clear();
  vi.useRealTimers();
});

test('a first response from before the gap is requested again', async () => {
  let respond = (_rows: string[]) => {};
  next = () =>
    new Promise((resolve) => {
      respond = resolve;
    });
  const shown = show();
  behind.start();
  stored = ['one', 'two'];
  respond(['one']);
  await pass(0);
  expect(shown()).toEqual(['one', 'two']);
});

test('a failed catch-up is repeated until it succeeds', async () => {
  const shown = show();
  await pass(0);
  stored = ['one', 'two'];
  next = () => Promise.reject(failure(503));
  behind.start();
  await pass(0);
  expect(shown()).toEqual(['one']);
  next = () => Promise.reject(failure(0));
  await pass(2000);
  expect(shown()).toEqual(['one']);
  await pass(5000);
  expect(shown()).toEqual(['one', 'two']);
  await pass(60_000);
  expect(requests).toBe(4);
});

test('a rejected catch-up is not repeated', async () => {
  show();
  await pass(0);
  next = () => Promise.reject(failure(403));
  behind.start();
  await pass(60_000);
  expect(requests).toBe(2);
});
