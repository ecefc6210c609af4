const GAP = 6;
const MARGIN = 8;
/** With less space than this below its field, a list checks the space above. */
const ENOUGH_FOR_LIST = 200;
const TALLEST_LIST = 320;

export type Align = 'start' | 'center' | 'end';

/** The visible part of the window from top to bottom: a phone's keyboard covers the rest. */
function seen(): { top: number; bottom: number } {
  const view = window.visualViewport;
  if (!view) return { top: 0, bottom: document.documentElement.clientHeight };
  return { top: view.offsetTop, bottom: view.offsetTop + view.height };
}

/** Aligned in the panel's own direction, never over the window's edge. */
function placeAlong(panel: HTMLElement, box: DOMRect, align: Align): void {
  const { clientWidth } = document.documentElement;
  const isRtl = getComputedStyle(panel).direction === 'rtl';
  const anchorStart = isRtl ? clientWidth - box.right : box.x;
  const slack = box.width - panel.offsetWidth;
  const wanted = anchorStart + slack * { start: 0, center: 0.5, end: 1 }[align];
  const start = Math.max(MARGIN, Math.min(wanted, clientWidth - panel.offsetWidth - MARGIN));
  panel.style.insetInlineStart = `${start}px`;
}

/**
 * Places a fixed panel below its anchor, or above if it fits only there; one that fits nowhere scrolls in the larger
 * space.
 */
export function place(panel: HTMLElement, anchor: Element, align: Align): void {
  const box = anchor.getBoundingClientRect();
  const { top, bottom } = seen();
  const scrolled = panel.scrollTop;
  panel.style.maxHeight = '';
  const below = bottom - box.bottom - GAP - MARGIN;
  const above = box.y - top - GAP - MARGIN;
  const height = panel.offsetHeight;
  const isBelow = height <= below || (height > above && below >= above);
  const shown = Math.min(height, isBelow ? below : above);
  if (shown < height) panel.style.maxHeight = `${shown}px`;
  // In its whole height it had nothing to scroll.
  if (scrolled > 0) panel.scrollTop = scrolled;
  placeAlong(panel, box, align);
  panel.style.insetBlockStart = `${isBelow ? box.bottom + GAP : box.y - GAP - shown}px`;
}

/**
 * The same for a field's list: as wide as its field, no taller than the space; its side does not change with its
 * length.
 */
export function placeList(panel: HTMLElement, field: Element): void {
  const box = field.getBoundingClientRect();
  const { top, bottom } = seen();
  const below = bottom - box.bottom - GAP - MARGIN;
  const above = box.y - top - GAP - MARGIN;
  const isBelow = below >= ENOUGH_FOR_LIST || below >= above;
  panel.style.width = `${box.width}px`;
  panel.style.maxHeight = `${Math.min(TALLEST_LIST, Math.max(0, isBelow ? below : above))}px`;
  placeAlong(panel, box, 'start');
  panel.style.insetBlockStart = `${isBelow ? box.bottom + GAP : box.y - GAP - panel.offsetHeight}px`;
}
