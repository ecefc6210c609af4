import { useInsertionEffect } from 'react';

/** The address of a style sheet with the rules that `PageCss` would have inserted: the build has computed them. */
declare const __PAGE_CSS__: string;

const TRIES = 3;
let sheet: HTMLLinkElement | null = null;
let isApplied = false;

/** Before the styles of components, because it sets the order of their layers. */
function insertLink(): HTMLLinkElement {
  const media = isApplied ? 'all' : 'not all';
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media });
  link.href = __PAGE_CSS__;
  return document.head.insertBefore(link, document.head.querySelector('style[data-emotion]'));
}

/**
 * Loads the styles of the whole page, which a hint in its head has requested. They hold from the first root on: the
 * skeleton has its own. Where they do not come, the app is drawn without them, and they are requested again with the
 * next connection.
 */
export async function loadPageCss(tries = TRIES): Promise<void> {
  const link = insertLink();
  sheet = link;
  const isLoaded = await new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
  if (isLoaded) return;
  link.remove();
  sheet = null;
  if (tries > 1) return loadPageCss(tries - 1);
  console.error('The styles of the page did not load.');
  window.addEventListener('online', () => void loadPageCss(), { once: true });
}

function applyOnce(): void {
  isApplied = true;
  if (sheet) sheet.media = 'all';
}

/** The styles of the whole page, once for all roots in it, as long as the page exists. */
export function PageCss() {
  useInsertionEffect(applyOnce, []);
  return null;
}
