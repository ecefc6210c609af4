import { startTestI18n } from '@academy/shared-auth/testing';
import { UiProvider } from '@academy/shared-ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import timeline from '#locales/en/timeline.json';
import { Collapsible } from './collapsible.tsx';

beforeEach(() => startTestI18n('en', { timeline }));
const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get');
afterAll(() => height.mockRestore());

/** As a browser does, which measures observed elements after layout. */
class FirstMeasure {
  readonly #report: ResizeObserverCallback;
  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    queueMicrotask(() => act(() => this.#report([{ target } as ResizeObserverEntry], this as never)));
  }
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('ResizeObserver', FirstMeasure));
afterEach(() => void vi.unstubAllGlobals());

const renderOf = (pixels: number, isLikelyLong = false) => {
  height.mockReturnValue(pixels);
  render(
    <UiProvider>
      <Collapsible isLikelyLong={isLikelyLong}>
        <a href="https://quran.com">A link far below</a>
      </Collapsible>
    </UiProvider>,
  );
  return userEvent.setup();
};

test('long content is collapsed until it is opened', async () => {
  const user = renderOf(2000);
  await user.click(await screen.findByRole('button', { name: 'Show more', expanded: false }));
  await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
});

test('short content that was estimated as long has no button that opens it', async () => {
  renderOf(200, true);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('the keyboard never reaches hidden content', async () => {
  const user = renderOf(2000);
  await screen.findByRole('button', { name: 'Show more' });
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show less' })).toBeTruthy();
});
