import { printSheet } from '@academy/shared-ui';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SheetHead } from './sheet-head.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const whenIdle = () => act(() => vi.runAllTimersAsync());

it('the head of printed pages loads when the page is idle', async () => {
  render(<SheetHead load={async () => () => <p>Academy</p>} />);
  expect(screen.queryByText('Academy')).toBeNull();
  await whenIdle();
  expect(screen.getByText('Academy')).toBeTruthy();
});

it('a head of printed pages that does not load leaves the page', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no connection')));
  render(
    <main>
      <SheetHead load={load} />
      content
    </main>,
  );
  await whenIdle();
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('content')).toBeTruthy();
});

it('a page that is printed before its head has loaded has it', async () => {
  const printed = vi.fn(() => screen.getByText('Academy'));
  vi.stubGlobal('print', printed);
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue(() => <p>Academy</p>);
  render(<SheetHead load={load} />);
  await whenIdle();
  await act(() => printSheet());
  expect(printed).toHaveReturnedTimes(1);
  vi.unstubAllGlobals();
});
