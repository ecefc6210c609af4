import { ApiError } from '@academy/shared-auth';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { ErrorState } from './error-state.tsx';

const rejected = (status: number, code = 'some_code', requestId: string | null = 'req-7') =>
  new ApiError({ status, code, requestId });

test.each([
  [rejected(0, 'network'), 'We could not reach the academy'],
  [rejected(0, 'timeout'), 'We could not reach the academy'],
  [rejected(403), 'This is not open to you'],
  [rejected(404), 'This is no longer here'],
  [rejected(429), 'Too many requests'],
  [rejected(500), 'Something went wrong on our side'],
  [new TypeError('x is undefined'), 'This part could not be shown'],
])('the error %o has the title "%s"', async (error, title) => {
  await renderUi(<ErrorState error={error} />);
  expect(screen.getByRole('heading', { name: title })).toBeDefined();
});

test('a server error without a request id does not mention a code', async () => {
  await renderUi(<ErrorState error={rejected(502, 'some_code', null)} />);
  expect(screen.getByRole('alert').textContent).not.toContain('code');
});

test('an error names the request id and offers Retry', async () => {
  const onRetry = vi.fn();
  const { user } = await renderUi(<ErrorState error={rejected(500)} onRetry={onRetry} />, 'ar');
  expect(screen.getByText('req-7').dir).toBe('ltr');
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
