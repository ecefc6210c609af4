import { useInsertionEffect } from 'react';

/** The address of a style sheet with the rules that `PageCss` would have inserted: the build has computed them. */
declare const __PAGE_CSS__: string;

const TRIES = 3;
let sheet: HTMLLinkElement | null = null;

/** Before the styles of components, because it sets the order of their layers. */
function insertLink(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all' });
  link.href = __PAGE_CSS__;
  return document.head.insertBefore(link, document.head.querySelector('style[data-emotion]'));
}

/**
 * Loads the styles of the whole page, which a hint in its head has requested. They hold from the first root on: the
 * skeleton has its own. Where they do not come, the app is drawn without them.
 */
export async function loadPageCss(tries = TRIES): Promise<void> {
  const link = insertLink();
  const isLoaded = await new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
  if (isLoaded) sheet = link;
  else {
    link.remove();
    if (tries > 1) await loadPageCss(tries - 1);
  }
}

function applyOnce(): void {
  if (sheet) sheet.media = 'all';
}

/** The styles of the whole page, once for all roots in it, as long as the page exists. */
export function PageCss() {
  useInsertionEffect(applyOnce, []);
  return null;
}
