const GAP = 6;
const MARGIN = 8;
/** With less space than this below its field, a list checks the space above. */
const ENOUGH = 200;
const TALLEST = 320;

/** The visible part of the window from top to bottom: a phone's keyboard covers the rest. */
function seen(): { top: number; bottom: number } {
  const view = window.visualViewport;
  if (!view) return { top: 0, bottom: document.documentElement.clientHeight };
  return { top: view.offsetTop, bottom: view.offsetTop + view.height };
}

/**
 * Places a fixed panel below its field, as wide, in the panel's own direction, and no taller than the space; its side
 * does not change with its length.
 */
export function placeList(panel: HTMLElement, field: Element): void {
  const box = field.getBoundingClientRect();
  const { top, bottom } = seen();
  const below = bottom - box.bottom - GAP - MARGIN;
  const above = box.y - top - GAP - MARGIN;
  const isBelow = below >= ENOUGH || below >= above;
  panel.style.width = `${box.width}px`;
  panel.style.maxHeight = `${Math.min(TALLEST, Math.max(0, isBelow ? below : above))}px`;
  const { clientWidth } = document.documentElement;
  const start = getComputedStyle(panel).direction === 'rtl' ? clientWidth - box.right : box.x;
  panel.style.insetInlineStart = `${Math.max(MARGIN, Math.min(start, clientWidth - box.width - MARGIN))}px`;
  panel.style.insetBlockStart = `${isBelow ? box.bottom + GAP : box.y - GAP - panel.offsetHeight}px`;
}
