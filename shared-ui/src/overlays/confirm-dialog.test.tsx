import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

async function ask(given: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = vi.fn();
  const texts = { title: 'Deactivate?', description: 'You will be signed out.', confirmLabel: 'Deactivate' };
  const page = await renderUi(
    <ConfirmDialog open {...texts} typed="Maryam Haddad" onConfirm={onConfirm} onCancel={() => {}} {...given} />,
  );
  const act = screen.getByRole<HTMLButtonElement>('button', { name: 'Deactivate' });
  return { ...page, onConfirm, act, field: screen.getByRole('textbox', { name: /Maryam Haddad/ }) };
}

test('the action is enabled after the words are typed in any case', async () => {
  const { user, act, field, onConfirm } = await ask();
  expect(act.disabled).toBe(true);
  await user.type(field, 'maryam{Enter}');
  expect(act.disabled).toBe(true);
  expect(onConfirm).not.toHaveBeenCalled();
  await user.type(field, ' haddad ');
  await user.click(act);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test.each([
  ['Omar  Two', 'Omar Two'],
  ['Omar\u00a0X', 'omar x'],
  ['O’Neil', "O'Neil"],
  ['فاطمة', 'فاطمه'],
])('typing the name %j on a plain keyboard confirms it', async (typed, written) => {
  const onConfirm = vi.fn();
  const texts = { title: 'Delete?', description: 'For good.', confirmLabel: 'Delete' };
  const { user } = await renderUi(
    <ConfirmDialog open {...texts} typed={typed} onConfirm={onConfirm} onCancel={() => {}} />,
  );
  await user.type(screen.getByRole('textbox'), written);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('Enter runs the action after the words are typed', async () => {
  const { user, field, onConfirm } = await ask();
  await user.type(field, 'Maryam Haddad{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('a running action ignores typing and a second click', async () => {
  const { user, act, field, onConfirm } = await ask({ pending: true });
  await user.type(field, 'Maryam Haddad{Enter}');
  expect(act.disabled).toBe(true);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('the dialog shows details and the error', async () => {
  await ask({ children: <p>Three classes are planned.</p>, error: 'The last administrator stays.' });
  expect(screen.getByRole('alert').textContent).toBe('The last administrator stays.');
  expect(screen.getByRole('alertdialog').textContent).toContain('Three classes are planned.');
});

test.each([
  ['within an input composition', { isComposing: true }],
  ['that ends one, as Safari reports it,', { keyCode: 229 }],
])('Enter %s runs no action', async (_, event) => {
  const { user, field, onConfirm } = await ask();
  await user.type(field, 'Maryam Haddad');
  fireEvent.keyDown(field, { key: 'Enter', ...event });
  expect(onConfirm).not.toHaveBeenCalled();
});
