const GAP = 6;
const MARGIN = 8;

export type Align = 'start' | 'center' | 'end';

/**
 * Puts a fixed panel below its anchor, above it where there is more room, and never over the window's edge.
 * Works in the panel's own direction.
 */
export function place(panel: HTMLElement, anchor: Element, align: Align): void {
  const box = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isRtl = getComputedStyle(panel).direction === 'rtl';
  const anchorStart = isRtl ? clientWidth - box.right : box.x;
  const slack = box.width - panel.offsetWidth;
  const wanted = anchorStart + slack * { start: 0, center: 0.5, end: 1 }[align];
  const start = Math.max(MARGIN, Math.min(wanted, clientWidth - panel.offsetWidth - MARGIN));
  const below = box.bottom + GAP;
  const above = box.y - GAP - panel.offsetHeight;
  const fitsBelow = below + panel.offsetHeight + MARGIN <= clientHeight;
  panel.style.insetInlineStart = `${start}px`;
  panel.style.insetBlockStart = `${fitsBelow || above < MARGIN ? below : above}px`;
}
