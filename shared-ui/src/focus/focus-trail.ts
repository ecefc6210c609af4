/** The former position of an element, from which its neighbours are found after it is gone. */
interface Step {
  element: Element;
  next: Element | null;
  previous: Element | null;
}

/** Whether no element has the focus: it was gone, or somebody pressed beside all. */
export const isFocusNowhere = () => document.activeElement === null || document.activeElement === document.body;

export type FocusTrail = readonly Step[];

/** The element and its ancestors, each with its neighbours. */
export function trailOf(focused: Element): FocusTrail {
  const trail: Step[] = [];
  for (let element: Element | null = focused; element; element = element.parentElement)
    trail.push({ element, next: element.nextElementSibling, previous: element.previousElementSibling });
  return trail;
}

const ROW = 'li, tr, article, [role=row], [role=listitem], [role=option]';
const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';
const HEADING = 'h1, h2, h3, h4, h5, h6';
/** Areas that the focus does not leave by itself. */
const WHOLE = '[role=dialog], [role=alertdialog], [popover], main';
const PART = 'section, [role=region]';
const AROUND = `form, ${PART}, ${WHOLE}`;

/** Hidden elements take no focus; in a DOM without layout all count as visible. */
const isShown = (element: HTMLElement) =>
  !element.closest('[hidden], [inert]') && (element.checkVisibility?.() ?? true);
const focusablesIn = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => isShown(element));

function focusQuietly(element: HTMLElement): boolean {
  if (!element.matches(FOCUSABLE) && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  // Who presses keys follows the focus; a page does not move under a finger or a mouse.
  if (element.matches(':focus-visible')) element.scrollIntoView?.({ block: 'nearest' });
  return document.activeElement === element;
}

/** The control of a row at the same position as the lost one; otherwise its first control; otherwise the row. */
function focusInRow(row: Element, lost: Element): boolean {
  const controls = focusablesIn(row);
  const alike = controls.find(
    (control) => control.tagName === lost.tagName && control.ariaHasPopup === (lost as HTMLElement).ariaHasPopup,
  );
  return focusQuietly(alike ?? controls[0] ?? (row as HTMLElement));
}

/** Focuses, unless the focus is there, a layer's control that had it last, its first one, or the layer. */
export function focusInside(layer: HTMLElement, last: HTMLElement | null): void {
  if (layer.contains(document.activeElement)) return;
  const control = last?.isConnected ? last : focusablesIn(layer)[0];
  (control ?? layer).focus({ preventScroll: true });
}

const isAfter = (element: Element, place: Element) =>
  (place.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !place.contains(element);

/** The heading of the next part of a page, panel or dialog after one that is gone. */
function focusNextPart({ next }: Step, around: Element): boolean {
  const headings = around.closest(WHOLE)?.querySelectorAll<HTMLElement>(HEADING) ?? [];
  const follows = (heading: Element) =>
    next?.isConnected ? next.contains(heading) || isAfter(heading, next) : isAfter(heading, around);
  const heading = [...headings].find((each) => isShown(each) && follows(each));
  return heading !== undefined && focusQuietly(heading);
}

/** The heading of the nearest form, section, dialog, panel or page around. */
function focusHeading(from: Element): boolean {
  for (let place = from.closest(AROUND); place; place = place.parentElement?.closest(AROUND) ?? null) {
    const heading = place.querySelector<HTMLElement>(HEADING);
    if (heading && isShown(heading) && focusQuietly(heading)) return true;
    if (place.matches(WHOLE)) return focusQuietly(place as HTMLElement);
  }
  const main = document.getElementById('main');
  return main !== null && focusQuietly(main);
}

/**
 * Moves the focus after the focused element is gone: to the next row of its list, otherwise the one before; after a whole
 * part of the page to the heading of the next part; otherwise in the row or to the heading around.
 * @returns whether there was such a place.
 */
export function focusBeside(trail: FocusTrail): boolean {
  const lost = trail[0]?.element;
  const at = trail.findIndex(({ element }) => element.isConnected);
  const around = trail[at]?.element;
  const gone = trail[at - 1];
  if (!lost || !around || !gone) return false;
  const isRow = (element: Element | null) => element?.isConnected && element.tagName === gone.element.tagName;
  const beside = gone.element.matches(ROW) && [gone.next, gone.previous].find(isRow);
  if (beside) return focusInRow(beside, lost);
  if (gone.element.matches(PART) && focusNextPart(gone, around)) return true;
  const row = around.closest(ROW);
  return row ? focusInRow(row, lost) : focusHeading(around);
}
