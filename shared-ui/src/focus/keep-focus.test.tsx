import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

/** Parts of a page, each in a place that stays, with a button that answers the last question of the part. */
function Parts() {
  const [names, setNames] = useState(['Requests', 'Payments']);
  return (
    <main id="main">
      <h1>Home</h1>
      {['Requests', 'Payments', 'Users'].map((name) => (
        <div key={name}>
          {names.includes(name) && (
            <section aria-label={name}>
              <h2>{name}</h2>
              <button type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
                Answer {name}
              </button>
            </section>
          )}
        </div>
      ))}
    </main>
  );
}

test('after a part of the page goes, the focus is at the heading of the next part, after the last part at that of the page', async () => {
  const { user } = await renderUi(<Parts />);
  await press(user, 'Answer Requests');
  await waitFor(() => expect(focused()).toBe('Payments'));
  await press(user, 'Answer Payments');
  await waitFor(() => expect(focused()).toBe('Home'));
});

test('a user of the keyboard sees where the focus is kept', async () => {
  const { user } = await renderUi(<Parts />);
  const scrolled = vi.spyOn(screen.getByRole('heading', { name: 'Payments' }), 'scrollIntoView');
  screen.getByRole('button', { name: 'Answer Requests' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' }));
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
