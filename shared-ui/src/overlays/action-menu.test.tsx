import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { ActionMenu } from './action-menu.tsx';
import { nextMenuIndex } from './menu-keys.ts';

const select = vi.fn();
const menu = (
  <ActionMenu
    label="Actions for this post"
    items={[
      { label: 'Edit', onSelect: () => select('edit') },
      { label: 'Open', to: '/posts/1' },
      'separator',
      { label: 'Delete', tone: 'danger', onSelect: () => select('delete') },
    ]}
  />
);
const button = () => screen.getByRole('button', { name: 'Actions for this post' });
const focusedText = () => document.activeElement?.textContent;

test('the keyboard opens a menu, moves through it and chooses', async () => {
  const { user } = await renderUi(menu);
  button().focus();
  await user.keyboard('{ArrowDown}');
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('menu', { name: 'Actions for this post' })).toBeDefined();
  expect(focusedText()).toBe('Edit');
  await user.keyboard('{ArrowUp}');
  expect(focusedText()).toBe('Delete');
  await user.keyboard('{Enter}');
  expect(select).toHaveBeenLastCalledWith('delete');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('Escape and a click elsewhere close the menu', async () => {
  const { user } = await renderUi(menu);
  await user.click(button());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
  await user.click(button());
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the button closes the menu that it opened', async () => {
  const { user } = await renderUi(menu);
  await user.click(button());
  await user.click(button());
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a menu follows its button while the page scrolls, and stays in place while it scrolls itself', async () => {
  const { user } = await renderUi(menu);
  await user.click(button());
  const measured = vi.spyOn(button(), 'getBoundingClientRect');
  fireEvent.scroll(screen.getByRole('menu').parentElement as Element);
  expect(measured).not.toHaveBeenCalled();
  fireEvent.scroll(document);
  expect(measured).toHaveBeenCalledOnce();
});

test('a menu item with a path is a link', async () => {
  const { user, router } = await renderUi(menu);
  await user.click(button());
  await user.click(screen.getByRole('menuitem', { name: 'Open' }));
  expect(router.state.location.pathname).toBe('/posts/1');
  expect(screen.queryByRole('menu')).toBeNull();
});

describe('arrow keys', () => {
  const labels = ['Edit', 'Enlarge', 'Delete'];
  test.each([
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['e', 0, 1],
    ['E', 1, 0],
    ['d', 0, 2],
    ['x', 0, null],
    [' ', 0, null],
    ['Shift', 0, null],
  ])('in a menu the key %s moves from %i to %s', (key, current, next) => {
    expect(nextMenuIndex(key, current, labels)).toBe(next);
  });

  test('letter keys work in an Arabic menu', () => expect(nextMenuIndex('ح', 0, ['تعديل', 'حذف'])).toBe(1));
  test('keys move nowhere in an empty menu', () => expect(nextMenuIndex('End', 0, [])).toBeNull());
});
