const FIELDS = ['textarea', 'input', '[contenteditable="true"]'];
const PLACES = ['#main', '[role="dialog"]'];
const UNTYPED = new Set(['password', 'hidden', 'checkbox', 'radio', 'file', 'submit', 'button', 'reset', 'image']);

let kept: { pathname: string; text: string } | null = null;

/** Whether the page would ask before its window closes: a leave guard stands for what is not saved. */
const hasUnsaved = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function lineOf(field: Element): string {
  const isInput = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isInput && UNTYPED.has(field.type)) return '';
  const text = (isInput ? field.value : (field.textContent ?? '')).trim();
  const label = field.getAttribute('aria-label') ?? (isInput ? field.labels?.[0]?.textContent : null);
  return text && [label?.trim(), text].filter(Boolean).join(': ');
}

/** Takes down what is in the fields of a page that is about to go without being asked, where it holds unsaved input. */
export function keepTypedText(): void {
  kept = null;
  if (!hasUnsaved()) return;
  const selector = PLACES.flatMap((place) => FIELDS.map((field) => `${place} ${field}`)).join(', ');
  const text = [...document.querySelectorAll(selector)].map(lineOf).filter(Boolean).join('\n');
  if (text) kept = { pathname: location.pathname, text };
}

/** What was being typed at this address when its page went; null: nothing. */
export const typedTextAt = (pathname: string): string | null => (kept?.pathname === pathname ? kept.text : null);
