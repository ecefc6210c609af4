import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { toast } from '../feedback/toast.ts';
import { Toaster } from '../feedback/toaster.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Edit post" description="Only you see drafts">
        <input aria-label="Text" />
      </Dialog>
    </>
  );
}

/** Beside the dialog there is only the page, which takes no presses. */
const pressBeside = () => fireEvent.pointerDown(document.documentElement);
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a dialog hides the page behind it, is named and described, and takes the focus', async () => {
  const { user } = await renderUi(<Page />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Text'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull());
  const dialog = screen.getByRole('dialog', { name: 'Edit post' });
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Only you see drafts');
});

test.each(['Escape', 'the close button'])('the action %s closes the dialog and the focus returns', async (way) => {
  const { user } = await renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  screen.getByLabelText('Text').focus();
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
});

test('a click beside the dialog closes it, a click inside does not', async () => {
  const { user } = await renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByText('Only you see drafts'));
  expect(screen.getByRole('dialog')).toBeDefined();
  pressBeside();
  await isGone();
});

test('a dialog about a loss is an alert, with the safe choice first', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const texts = { title: 'Delete this post?', description: 'It cannot be undone.', confirmLabel: 'Delete post' };
  const { user } = await renderUi(<ConfirmDialog open {...texts} onConfirm={onConfirm} onCancel={onCancel} />);
  const question = screen.getByRole('alertdialog', { name: 'Delete this post?' });
  const names = [...question.querySelectorAll('button')].map((button) => button.textContent || button.ariaLabel);
  expect(names.slice(0, 2)).toEqual(['Cancel', 'Delete post']);
  await user.click(screen.getByRole('button', { name: 'Delete post' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test.each(['Escape', 'a press beside it'])('the action %s asks before a dialog loses typed text', async (way) => {
  const leave = async () => {
    if (way === 'Escape') await user.keyboard('{Escape}');
    else pressBeside();
  };
  const { user } = await renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const field = screen.getByLabelText<HTMLInputElement>('Text');
  await user.type(field, 'Half a thought');
  await leave();
  const question = await screen.findByRole('alertdialog', { name: 'Delete what you typed?' });
  await user.click(screen.getByRole('button', { name: 'Keep typing' }));
  expect(question.isConnected).toBe(false);
  expect(field.value).toBe('Half a thought');
  expect(document.activeElement).toBe(field);
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
});

test('a dialog with unchanged text closes without a confirmation', async () => {
  const { user } = await renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(screen.getByLabelText('Text'), 'a{Backspace}');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press on a toast above a dialog does not close the dialog', async () => {
  const undo = vi.fn();
  const { user } = await renderUi(
    <>
      <Page />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  act(() => void toast.success('Saved', { action: { label: 'Undo', onSelect: undo } }));
  fireEvent.pointerDown(screen.getByText('Undo'));
  fireEvent.click(screen.getByText('Undo'));
  expect(undo).toHaveBeenCalledTimes(1);
  await user.keyboard('{Shift}');
  expect(screen.getByRole('dialog')).toBeDefined();
});
