const FIELDS = ['textarea', 'input', '[contenteditable="true"]'];
const PLACES = ['#main', '[role="dialog"]', '[role="alertdialog"]'];
const BLOCKS = 'br, p, div, li, blockquote, pre, h1, h2, h3';
const UNTYPED = new Set(['password', 'hidden', 'checkbox', 'radio', 'file', 'submit', 'button', 'reset', 'image']);

let kept: { pathname: string; text: string } | null = null;

/** Whether the page would ask before its window closes: a leave guard is active for unsaved text. */
export const hasUnsaved = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** The text of an editor: each paragraph on its own line. */
function linesOf(editor: Element): string {
  const copy = editor.cloneNode(true) as Element;
  for (const block of copy.querySelectorAll(BLOCKS)) block.after('\n');
  return copy.textContent.replace(/\n{2,}/g, '\n');
}

function partOf(field: Element): string {
  const isInput = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isInput && UNTYPED.has(field.type)) return '';
  const text = (isInput ? field.value : linesOf(field)).trim();
  const label = field.getAttribute('aria-label') ?? (isInput ? field.labels?.[0]?.textContent : null);
  return text && [label?.trim(), text].filter(Boolean).join(':\n');
}

/** Stores the text in the fields of a page that is about to be removed, if it has unsaved input. */
export function keepTypedText(): void {
  kept = null;
  if (!hasUnsaved()) return;
  const selector = PLACES.flatMap((place) => FIELDS.map((field) => `${place} ${field}`)).join(', ');
  const text = [...document.querySelectorAll(selector)].map(partOf).filter(Boolean).join('\n\n');
  if (text) kept = { pathname: location.pathname, text };
}

/** The typed text at this address when its page was removed; null: none. */
export const typedTextAt = (pathname: string): string | null => (kept?.pathname === pathname ? kept.text : null);
