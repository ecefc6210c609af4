/**
 * Puts a slide into the page of its frame. The frame inherits the policy of our page, which takes no styles of
 * attributes; those that a script sets are taken, so each becomes one.
 */
export function drawSlide(page: Document, content: string): void {
  // Under another name, or the parser would reject each and report it.
  const made = new DOMParser().parseFromString(content.replaceAll(' style="', ' data-style="'), 'text/html');
  page.body.replaceChildren(...Array.from(made.body.childNodes, (node) => page.importNode(node, true)));
  page.body.style.margin = '0';
  page.body.style.fontFamily = 'sans-serif';
  for (const element of page.body.querySelectorAll<HTMLElement | SVGElement>('*')) {
    element.style.cssText = element.dataset.style ?? '';
    element.removeAttribute('data-style');
    // The converter knows no direction: each text takes its own from its letters.
    element.style.unicodeBidi = 'plaintext';
  }
}
