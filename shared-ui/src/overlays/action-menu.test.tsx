import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { ActionMenu } from './action-menu.tsx';
import { Dialog } from './dialog.tsx';

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
/** The focus is on the menu, which names its highlighted item. */
const highlighted = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('the keyboard opens a menu, moves through it and chooses', async () => {
  const { user } = await renderUi(menu);
  button().focus();
  await user.keyboard('{ArrowDown}');
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('menu', { name: 'Actions for this post' })).toBeDefined();
  await waitFor(() => expect(highlighted()).toBe('Edit'));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(highlighted()).toBe('Delete'));
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

test('a menu item with a path is a link', async () => {
  const { user, router } = await renderUi(menu);
  await user.click(button());
  await user.click(screen.getByRole('menuitem', { name: 'Open' }));
  expect(router.state.location.pathname).toBe('/posts/1');
  expect(screen.queryByRole('menu')).toBeNull();
});

test.each([
  ['{ArrowDown}', 'Open'],
  ['{ArrowUp}', 'Delete'],
  ['{End}', 'Delete'],
  ['{End}{Home}', 'Edit'],
  ['{End}{ArrowDown}', 'Edit'],
  ['d', 'Delete'],
  ['o', 'Open'],
  ['x', 'Edit'],
])('in an open menu the keys %s lead to the item %s', async (keys, expected) => {
  const { user } = await renderUi(menu);
  await user.click(button());
  await user.keyboard(keys);
  await waitFor(() => expect(highlighted()).toBe(expected));
});

test('in an Arabic menu a letter leads to the item that begins with it, also with a hamza', async () => {
  const { user } = await renderUi(<ActionMenu label="إجراءات" items={[{ label: 'حذف' }, { label: 'أرسل' }]} />, 'ar');
  await user.click(screen.getByRole('button', { name: 'إجراءات' }));
  await user.keyboard('ا');
  await waitFor(() => expect(highlighted()).toBe('أرسل'));
});

test('the focus is back at the button before an action opens a dialog, and after the dialog', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <ActionMenu label="Actions" items={[{ label: 'Edit', onSelect: () => setOpen(true) }]} />
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="Edit post">
          <input aria-label="Text" />
        </Dialog>
      </>
    );
  }
  const { user } = await renderUi(<Page />);
  const opener = screen.getByRole('button', { name: 'Actions' });
  await user.click(opener);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await screen.findByLabelText('Text'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('Escape in a menu inside a dialog closes the menu, then the dialog', async () => {
  const onClose = vi.fn();
  const { user } = await renderUi(
    <Dialog open onClose={onClose} title="Edit post">
      {menu}
    </Dialog>,
  );
  await user.click(button());
  await waitFor(() => expect(highlighted()).toBe('Edit'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button());
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
