import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
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

test('a dialog is modal, named and described', async () => {
  const { user } = await renderUi(<Page />);
  expect(screen.queryByRole('dialog')).toBeNull();
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(showModal).toHaveBeenCalledTimes(1);
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
  await user.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
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
    else await user.click(screen.getByRole('dialog', { name: 'Edit post' }));
  };
  const { user } = await renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const field = screen.getByLabelText<HTMLInputElement>('Text');
  await user.type(field, 'Half a thought');
  await leave();
  const question = screen.getByRole('alertdialog', { name: 'Delete what you typed?' });
  await user.click(screen.getByRole('button', { name: 'Keep typing' }));
  expect(question.isConnected).toBe(false);
  expect(field.value).toBe('Half a thought');
  if (way === 'Escape') expect(document.activeElement).toBe(field);
  await leave();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog with unchanged text closes without a confirmation', async () => {
  const { user } = await renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(screen.getByLabelText('Text'), 'a{Backspace}');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
