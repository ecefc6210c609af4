import { useInsertionEffect } from 'react';

/** The rules that `PageCss` would have inserted, computed by the build: each of the outermost rules. */
declare const __PAGE_CSS__: readonly string[];

let isInserted = false;

/** Before the styles of components, because it sets the order of their layers. */
function insertOnce(): void {
  if (isInserted) return;
  isInserted = true;
  const style = document.createElement('style');
  document.head.insertBefore(style, document.head.querySelector('style[data-emotion]'));
  for (const rule of __PAGE_CSS__) style.sheet?.insertRule(rule, style.sheet.cssRules.length);
}

/** The styles of the whole page, once for all roots in it, as long as the page exists. */
export function PageCss() {
  useInsertionEffect(insertOnce, []);
  return null;
}
