import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { LinkTabs, Tabs } from './tabs.tsx';

const tabs = ['Scheduled', 'Ended', 'Cancelled'].map((label) => ({ id: label.toLowerCase(), label }));

function Page() {
  const [value, setValue] = useState('scheduled');
  return (
    <Tabs label="Classes by status" tabs={tabs} value={value} onChange={setValue}>
      {value}
    </Tabs>
  );
}
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('arrows, Home and End move between tabs, and the panel is named by its tab', async () => {
  const { user } = await renderUi(<Page />);
  await user.click(screen.getByRole('tab', { name: 'Scheduled' }));
  await user.keyboard('{ArrowRight}');
  expect(selected()).toBe('Ended');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Ended' }));
  expect(screen.getByRole('tabpanel', { name: 'Ended' }).textContent).toBe('ended');
  await user.keyboard('{End}');
  expect(selected()).toBe('Cancelled');
  await user.keyboard('{ArrowRight}');
  expect(selected()).toBe('Scheduled');
  await user.keyboard('{ArrowLeft}{Home}');
  expect(selected()).toBe('Scheduled');
});

test('on an Arabic page the left arrow goes forward', async () => {
  const { user } = await renderUi(
    <div style={{ direction: 'rtl' }}>
      <Page />
    </div>,
    'ar',
  );
  await user.click(screen.getByRole('tab', { name: 'Scheduled' }));
  await user.keyboard('{ArrowLeft}');
  expect(selected()).toBe('Ended');
});

test('tabs that are pages mark the current page', async () => {
  const links = [
    { to: '/timeline', label: 'All posts' },
    { to: '/timeline/pending', label: 'Pending' },
  ];
  const { user } = await renderUi(<LinkTabs label="Timeline" links={links} />, 'en', '/timeline');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('All posts');
  await user.click(screen.getByRole('link', { name: 'Pending' }));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Pending');
});

test('a tab may cover the pages below its address', async () => {
  const links = [
    { to: '/chats', label: 'All chats', withBelow: true },
    { to: '/log', label: 'Log' },
  ];
  await renderUi(<LinkTabs label="Chats" links={links} />, 'en', '/chats/7');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('All chats');
});

test('of tabs whose addresses differ only by query, only the current one is marked', async () => {
  const links = [
    { to: '/classes', label: 'Scheduled', isCurrent: false },
    { to: '/classes?status=ended', label: 'Ended', isCurrent: true },
  ];
  await renderUi(<LinkTabs label="Classes" links={links} />, 'en', '/classes?status=ended');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Ended');
});
