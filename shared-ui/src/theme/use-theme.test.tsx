import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useTheme } from './use-theme.ts';

function Switch() {
  const { theme, toggle } = useTheme();
  return (
    <button type="button" onClick={toggle}>
      {theme}
    </button>
  );
}
const root = document.documentElement;

test('a theme choice is stored, applied and sent to the server', async () => {
  render(<Switch />);
  expect(root.classList.contains('light')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'light' }));
  expect(screen.getByRole('button', { name: 'dark' })).toBeDefined();
  expect(localStorage.getItem('color-theme')).toBe('dark');
  expect(root.className).toBe('dark');
  expect(root.style.colorScheme).toBe('dark');
  expect(document.cookie).toContain('color-theme=dark');
});

test('a theme choice of another tab is applied', () => {
  render(<Switch />);
  act(() => {
    localStorage.setItem('color-theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'color-theme', newValue: 'dark' }));
  });
  expect(screen.getByRole('button', { name: 'dark' })).toBeDefined();
  expect(root.className).toBe('dark');
});

test('without a choice the system decides the theme', () => {
  const systemOf = window.matchMedia.bind(window);
  const asked = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = systemOf(query);
    return Object.defineProperty(list, 'matches', { value: query.includes('dark') });
  });
  onTestFinished(() => asked.mockRestore());
  render(<Switch />);
  expect(screen.getByRole('button', { name: 'dark' })).toBeDefined();
});

test('an unknown stored theme counts as no choice', () => {
  localStorage.setItem('color-theme', 'sepia');
  render(<Switch />);
  expect(screen.getByRole('button', { name: 'light' })).toBeDefined();
});

test('a theme choice is kept for the page if storage is forbidden', async () => {
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  render(<Switch />);
  await userEvent.click(screen.getByRole('button', { name: 'light' }));
  expect(screen.getByRole('button', { name: 'dark' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'dark' }));
  expect(screen.getByRole('button', { name: 'light' })).toBeDefined();
  forbidden.mockRestore();
});
