import { ApiError } from '@academy/shared-auth';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { ErrorState } from './error-state.tsx';

const refused = (status: number, code = 'some_code') => new ApiError({ status, code, requestId: 'req-7' });

test.each([
  [refused(0, 'network'), 'We could not reach the academy'],
  [refused(0, 'timeout'), 'We could not reach the academy'],
  [refused(403), 'This is not open to you'],
  [refused(404), 'This is no longer here'],
  [refused(429), 'That was a little too fast'],
  [refused(500), 'Something went wrong on our side'],
  [new TypeError('x is undefined'), 'This part could not be shown'],
])('%o is said in words', async (error, title) => {
  await renderUi(<ErrorState error={error} />);
  expect(screen.getByRole('heading', { name: title })).toBeDefined();
});

test('it names the request for support and offers another try', async () => {
  const onRetry = vi.fn();
  const { user } = await renderUi(<ErrorState error={refused(500)} onRetry={onRetry} />, 'ar');
  expect(screen.getByText('req-7').dir).toBe('ltr');
  await user.click(screen.getByRole('button', { name: 'أعِد المحاولة' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
