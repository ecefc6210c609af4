/**
 * Puts a slide into its frame's document. The frame inherits our page's policy, which blocks style attributes but
 * allows styles set by script, so each attribute is set by script.
 */
export function drawSlide(page: Document, content: string): void {
  // Renamed, or the parser would reject and report each one.
  const made = new DOMParser().parseFromString(content.replaceAll(' style="', ' data-style="'), 'text/html');
  page.body.replaceChildren(...Array.from(made.body.childNodes, (node) => page.importNode(node, true)));
  page.body.style.margin = '0';
  page.body.style.fontFamily = 'sans-serif';
  for (const element of page.body.querySelectorAll<HTMLElement | SVGElement>('*')) {
    element.style.cssText = element.dataset.style ?? '';
    element.removeAttribute('data-style');
    // The converter does not know directions: each text gets its direction from its letters.
    element.style.unicodeBidi = 'plaintext';
  }
}
