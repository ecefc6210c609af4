import type { BrowserContext } from 'playwright/test';

/**
 * Replaces every new text of every page with an element, as Chrome's translation does. The words stay, so that tests
 * find them.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const LEFT = 'script, style, noscript, textarea, title, svg, font, [contenteditable], [translate=no]';
    const translate = (text: Node) => {
      if (!text.textContent?.trim() || !text.parentElement || text.parentElement.closest(LEFT)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    };
    const translateBelow = (root: Node) => {
      if (root instanceof Text) return translate(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) translate(text);
    };
    addEventListener('load', () => {
      translateBelow(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) translateBelow(node);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
}
