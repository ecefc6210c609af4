import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

const root = document.documentElement;

const listening = vi.spyOn(globalThis, 'addEventListener');

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  for (const name of ['language', 'color-theme']) document.cookie = `${name}=; Path=/; Max-Age=0`;
  root.className = '';
  document.body.innerHTML =
    '<a href="#about">About</a><a href="/auth/signin">Start</a><a href="/" data-language="en">English</a><button data-theme-switch>Theme</button>';
  document.body.addEventListener('click', (event) => event.preventDefault());
});

/** Removes the script's listeners: only one page at a time listens. */
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  listening.mockClear();
  document.body.innerHTML = '';
  root.removeAttribute('lang');
});

async function openIn(language: 'en' | 'ar'): Promise<void> {
  root.lang = language;
  await import('./start.ts');
}
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

it('the language switch is stored here and sent to the server', async () => {
  await openIn('ar');
  press('[data-language]');
  expect(localStorage.getItem('language')).toBe('en');
  expect(document.cookie).toContain('language=en');
});

it('an Arabic visitor stays in Arabic in the dashboard', async () => {
  await openIn('ar');
  press('[href="#about"]');
  expect(localStorage.getItem('language')).toBeNull();
  press('[href="/auth/signin"]');
  expect(localStorage.getItem('language')).toBe('ar');
});

it('the theme switch changes the page and is stored', async () => {
  localStorage.setItem('color-theme', 'dark');
  await openIn('en');
  expect(root.className).toBe('dark');
  press('[data-theme-switch]');
  expect(root.className).toBe('light');
  expect([localStorage.getItem('color-theme'), document.cookie]).toEqual(['light', 'color-theme=light']);
});

it('without a choice the theme is the system’s', async () => {
  root.className = 'dark';
  await openIn('en');
  expect(root.className).toBe('');
});

it('a message waits for the form’s code and is posted natively if that fails', async () => {
  document.body.innerHTML = '<form class="ld-form"><input name="name" required></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const script = document.createElement('script');
  script.dataset.hydrate = '/hydrate.js';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const sent = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {});
  await openIn('ar');
  expect(form.noValidate).toBe(true);
  const event = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  // No script can load here: the browser itself submits the form.
  expect(form.noValidate).toBe(false);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('the switches work on a page whose storage is forbidden', async () => {
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  onTestFinished(() => forbidden.mockRestore());
  await openIn('ar');
  press('[data-theme-switch]');
  expect(root.className).toBe('dark');
  press('[href="/auth/signin"]');
  expect(document.cookie).toContain('language=ar');
});
