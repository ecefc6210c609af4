import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { keepFocus } from './keep-focus.ts';

let stop = () => {};
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

const texts = { title: 'Delete this?', description: 'It cannot be undone.', confirmLabel: 'Delete' };

/** People with a link and a button that deletes them, with an optional confirmation. */
function People({ asks = false }) {
  const [names, setNames] = useState(['Huda', 'Layla', 'Salma']);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = (name: string) => {
    setNames(names.filter((each) => each !== name));
    setAsked(null);
  };
  return (
    <main id="main">
      <h1>Students</h1>
      <section>
        <h2>Active</h2>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
              <button type="button" onClick={() => (asks ? setAsked(name) : remove(name))}>
                Delete {name}
              </button>
            </li>
          ))}
        </ul>
        <ConfirmDialog
          {...texts}
          open={asked !== null}
          onConfirm={() => remove(asked ?? '')}
          onCancel={() => setAsked(null)}
        />
      </section>
    </main>
  );
}
const focused = () => document.activeElement?.textContent;
const press = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('after a row is deleted the focus is at the same control of the next row, then of the one before, then at the heading', async () => {
  const { user } = await renderUi(<People />);
  await press(user, 'Delete Layla');
  await waitFor(() => expect(focused()).toBe('Delete Salma'));
  await press(user, 'Delete Salma');
  await waitFor(() => expect(focused()).toBe('Delete Huda'));
  await press(user, 'Delete Huda');
  await waitFor(() => expect(focused()).toBe('Active'));
});

test("a dialog whose opener is gone leaves the focus beside the opener's place", async () => {
  const { user } = await renderUi(<People asks />);
  await press(user, 'Delete Huda');
  await press(user, 'Delete');
  await waitFor(() => expect(focused()).toBe('Delete Layla'));
});

test('a user who clicked elsewhere, or moved the focus, keeps the focus there', async () => {
  const { user } = await renderUi(<People />);
  screen.getByRole('link', { name: 'Layla' }).focus();
  await user.click(document.body);
  const row = screen.getByRole('link', { name: 'Layla' }).closest('li');
  await act(async () => row?.remove());
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(document.activeElement).toBe(document.body);
});

test('a control that disappears from an open panel leaves the focus in the panel', async () => {
  const Panel = () => {
    const [isRead, setRead] = useState(false);
    return (
      <>
        <main id="main">
          <h1>Timeline</h1>
        </main>
        <div popover="manual">
          <h2>Notifications</h2>
          {!isRead && (
            <button type="button" onClick={() => setRead(true)}>
              Mark all as read
            </button>
          )}
        </div>
      </>
    );
  };
  const { user } = await renderUi(<Panel />);
  await press(user, 'Mark all as read');
  await waitFor(() => expect(focused()).toBe('Notifications'));
});
