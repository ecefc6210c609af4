import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { toast, toastStore } from './toast.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => toastStore.setState({ toasts: [] }));
const region = () => screen.getByRole('region', { name: 'Notices' });

test('a success is announced politely, an error at once', async () => {
  await renderUi(<Toaster />);
  const [status, alert] = [within(region()).getByRole('status'), within(region()).getByRole('alert')];
  act(() => {
    toast.success('Post published');
    toast.error('Could not save', { description: 'Try again' });
  });
  expect(status.textContent).toBe('Post published');
  expect(alert.textContent).toContain('Could not saveTry again');
});

test('a toast disappears after its time, not when its entrance animation ends', async () => {
  await renderUi(<Toaster />);
  act(() => void toast.info('A new version is here'));
  const card = screen.getByText('A new version is here').parentElement?.parentElement as HTMLElement;
  const end = (animationName: string) =>
    act(() => {
      const event = new Event('animationend', { bubbles: true });
      fireEvent(card, Object.assign(event, { animationName }));
    });
  end('rise');
  expect(screen.queryByText('A new version is here')).not.toBeNull();
  end('life');
  expect(screen.queryByText('A new version is here')).toBeNull();
});

test('a toast’s action runs once and closes it', async () => {
  const undo = vi.fn();
  const { user } = await renderUi(<Toaster />);
  act(() => void toast.success('Deleted', { action: { label: 'Undo', onSelect: undo } }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Deleted')).toBeNull();
});

test('a toast can be dismissed, and at most four are shown', async () => {
  const { user } = await renderUi(<Toaster />);
  act(() => {
    for (const number of [1, 2, 3, 4, 5]) toast.info(`Notice ${number}`);
  });
  expect(screen.queryByText('Notice 1')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(4);
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
  if (first) await user.click(first);
  expect(screen.queryByText('Notice 2')).toBeNull();
});
