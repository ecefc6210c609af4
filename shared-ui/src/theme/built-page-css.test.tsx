import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeComplaints } from '../testing/complaints.ts';

const ofComponents = document.createElement('style');
ofComponents.dataset.emotion = 'css';
const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM;
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

beforeEach(() => {
  vi.resetModules();
  // happy-dom loads nothing: its own events come before anybody listens.
  settings.handleDisabledFileLoadingAsSuccess = true;
  vi.stubGlobal('__PAGE_CSS__', '/assets/page.css');
  document.head.prepend(ofComponents);
});
afterEach(() => {
  settings.handleDisabledFileLoadingAsSuccess = false;
  for (const element of [...links(), ofComponents]) element.remove();
  vi.unstubAllGlobals();
});

test('the computed styles come before those of components, and hold from the first root on', async () => {
  const { loadPageCss, PageCss } = await import('./built-page-css.ts');
  const loaded = loadPageCss();
  const [link] = links();
  expect(link?.nextElementSibling).toBe(ofComponents);
  link?.dispatchEvent(new Event('load'));
  await loaded;
  expect(link?.media).toBe('not all');
  const page = render(<PageCss />);
  render(<PageCss />);
  page.unmount();
  expect(links().map(({ media }) => media)).toEqual(['all']);
});

async function failThreeTimes(requested: Set<HTMLLinkElement>): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    const [link] = links();
    if (link) requested.add(link);
    link?.dispatchEvent(new Event('error'));
    await Promise.resolve();
    await Promise.resolve();
  }
}

test('styles that do not come are requested three times, and again with the next connection', async () => {
  const { loadPageCss, PageCss } = await import('./built-page-css.ts');
  const ended = loadPageCss();
  const requested = new Set<HTMLLinkElement>();
  await failThreeTimes(requested);
  await ended;
  render(<PageCss />);
  expect([requested.size, links()]).toEqual([3, []]);
  expect(takeComplaints()).toEqual([['The styles of the page did not load.']]);
  window.dispatchEvent(new Event('online'));
  expect(links().map(({ media }) => media)).toEqual(['all']);
});

test('styles that come after the first drawing hold as soon as they are there', async () => {
  const { loadPageCss, PageCss } = await import('./built-page-css.ts');
  const loaded = loadPageCss();
  render(<PageCss />);
  const [link] = links();
  link?.dispatchEvent(new Event('load'));
  await loaded;
  expect(link?.media).toBe('all');
});
