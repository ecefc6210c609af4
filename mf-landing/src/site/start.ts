import { deviceStorage } from '@academy/shared-auth/storage';
import { reportFigures } from './figures.ts';

const root = document.documentElement;
reportFigures(root.dataset);
const hydrateFrom = document.currentScript?.dataset.hydrate;

/** Stored in this browser, and in a cookie for the server's next first byte. */
function remember(key: string, value: string): void {
  deviceStorage.write(key, value);
  document.cookie = `${key}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

function wearTheme(theme: string): void {
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
}

function switchTheme(): void {
  const isDark =
    root.classList.contains('dark') ||
    (!root.classList.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches);
  wearTheme(isDark ? 'light' : 'dark');
  remember('color-theme', isDark ? 'light' : 'dark');
}

let isAwake = false;
function wake(): void {
  if (isAwake || !hydrateFrom) return;
  isAwake = true;
  const script = document.createElement('script');
  script.src = hydrateFrom;
  script.onerror = leaveToBrowser;
  document.head.append(script);
}

/** The form is checked by its own code, in the page's language; a submission before that has loaded waits for it. */
const form = document.querySelector<HTMLFormElement>('.ld-form');
if (form && hydrateFrom) form.noValidate = true;
const holdBack = (event: Event) => {
  // The code has loaded and handled the submission.
  if (event.defaultPrevented || event.target !== form || !form || !hydrateFrom) return;
  event.preventDefault();
  root.dataset.message = 'waiting';
  wake();
};
addEventListener('submit', holdBack);

/** Without its code the form works as without scripts. */
function leaveToBrowser(): void {
  removeEventListener('submit', holdBack);
  if (!form) return;
  form.noValidate = false;
  if (!root.dataset.message) return;
  delete root.dataset.message;
  form.requestSubmit();
}
for (const sign of ['pointerdown', 'keydown', 'touchstart']) addEventListener(sign, wake, { passive: true });

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLElement>('a[href^="/"]');
  if (link) remember('language', link.dataset.language ?? deviceStorage.read('language') ?? root.lang);
  if (target.closest('[data-theme-switch]')) switchTheme();
  target.closest<HTMLElement>('nav:popover-open')?.hidePopover();
});

if (location.search.includes('sent=')) document.getElementById('contact-sent')?.removeAttribute('hidden');

/** Lets the stylesheet use the page's fonts. */
function takeFaces(): void {
  root.dataset.painted = '';
  deviceStorage.write('landing-faces', 'held');
}

/** A first visit applies them after its first paint; a later one finds them in the cache, and applies them at once. */
if (deviceStorage.read('landing-faces')) takeFaces();
else new PerformanceObserver(takeFaces).observe({ type: 'paint', buffered: true });

const theme = deviceStorage.read('color-theme');
if (theme === 'light' || theme === 'dark') wearTheme(theme);
else root.classList.remove('light', 'dark');

if (root.lang === 'en' && deviceStorage.read('language') === 'ar')
  location.replace(`/ar${location.search}${location.hash}`);
