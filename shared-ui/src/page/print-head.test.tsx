import { useAcademy } from '@academy/shared-auth';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { PrintHead } from './print-head.tsx';

test('the head of a sheet is there while it is printed, and not on screens', async () => {
  await renderUi(<PrintHead />);
  expect(screen.queryByText('Academy')).toBeNull();
  // As browsers do: the sheet is made after the event.
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('Academy')).toBeTruthy();
  expect(screen.getByText(new RegExp(`Printed.*${new Date().getFullYear()}`))).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Academy')).toBeNull();
});

test('a printed sheet has the name, logo and contacts that admins have set', async () => {
  const initial = useAcademy.getState();
  useAcademy.setState({
    name: { en: 'Noor', ar: 'نور' },
    logo: { url: '/api/files/logos/a-40x20.png', width: 40, height: 20 },
    contacts: { email: 'salam@noor.academy', phone: null },
  });
  const { container } = await renderUi(<PrintHead />);
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('Noor')).toBeTruthy();
  expect(screen.getByText('salam@noor.academy')).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/files/logos/a-40x20.png');
  expect(document.documentElement.style.getPropertyValue('--sheet-left')).toContain('Noor · \u2066salam@noor.academy');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  useAcademy.setState(initial, true);
});
