import { startTestI18n } from '@academy/shared-auth/testing';
import { UiProvider } from '@academy/shared-ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import timeline from '#locales/en/timeline.json';
import { Collapsible } from './collapsible.tsx';

beforeEach(() => startTestI18n('en', { timeline }));
const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get');
afterAll(() => height.mockRestore());

const renderOf = (pixels: number) => {
  height.mockReturnValue(pixels);
  render(
    <UiProvider>
      <Collapsible>
        <a href="https://quran.com">A link far below</a>
      </Collapsible>
    </UiProvider>,
  );
  return userEvent.setup();
};

test('long content is collapsed until it is opened', async () => {
  const user = renderOf(2000);
  await user.click(screen.getByRole('button', { name: 'Show more', expanded: false }));
  await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
});

test('short content has nothing to open', () => {
  renderOf(200);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the keyboard never reaches hidden content', async () => {
  const user = renderOf(2000);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show less' })).toBeTruthy();
});
