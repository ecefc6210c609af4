import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Dialog } from './dialog.tsx';
import { overlayStore } from './load-overlays.ts';

const { overlays } = overlayStore.getState();
afterEach(() => overlayStore.setState({ overlays, hasFailed: false }));

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Edit post">
        <input aria-label="Text" />
      </Dialog>
    </>
  );
}

const press = async () => {
  const { user } = await renderUi(<Page />);
  overlayStore.setState({ overlays: null });
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  return user;
};

test('a press before the code is there opens the dialog when it is, and the focus returns to the pressed button', async () => {
  const user = await press();
  expect(await screen.findByRole('dialog', { name: 'Edit post' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Text'));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
});

test('if the code cannot be loaded, the press shows an error, and its retry opens the dialog', async () => {
  const { user } = await renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  act(() => overlayStore.setState({ overlays: null, hasFailed: true }));
  expect(screen.getByRole('alert').textContent).toContain('This part could not be shown');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Edit post' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an overlay whose code is awaited is taken back by Escape, and does not open later', async () => {
  const { user } = await renderUi(<Page />);
  overlayStore.setState({ overlays: null });
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.keyboard('{Escape}');
  act(() => overlayStore.setState({ overlays }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an overlay whose load error was closed opens at the next press', async () => {
  const { user } = await renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  act(() => overlayStore.setState({ overlays: null, hasFailed: true }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: 'Edit post' })).toBeDefined();
});
