import { Dialog } from '@academy/shared-ui';
import { takeComplaints } from '@academy/shared-ui/testing';
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readPage, restorePage } from './page-traces.ts';

it('a page that is left below an open dialog stays locked, and only its own changes are undone', async () => {
  const before = readPage();
  const { unmount } = render(<Dialog open title="Search" onClose={() => {}} />);
  await waitFor(() => expect(document.body.style.overflow).toBe('hidden'));
  document.body.classList.add('posts-open');
  restorePage(before, 'mf-timeline');
  expect([document.body.style.overflow, document.body.style.pointerEvents]).toEqual(['hidden', 'none']);
  expect(takeComplaints()).toEqual([['mf-timeline left on the page: body.posts-open']]);
  unmount();
  await waitFor(() => expect(readPage()).toEqual(before));
});
