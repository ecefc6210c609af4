import { signInForTest } from '@academy/shared-auth/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';

beforeEach(() => signInForTest({ role: 'admin', roles: ['admin'] }, ['users.read', 'users.update']));

// Every request without a response fails the test.
test.each(['leader', 'admin', 'guest', 'all'])(
  'the profile address of %s redirects without a request',
  async (name) => {
    const { router, path } = await renderAt('/elsewhere');
    await act(() => router.navigate(`/dashboard/users/${name}/5/edit-profile`));
    await waitFor(() => expect(path()).toBe('/elsewhere'));
  },
);
