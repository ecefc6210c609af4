import { type MouseEvent, type PointerEvent, useRef } from 'react';

const HELD_MS = 450;
const SLOP_PX = 10;

interface Press {
  timer: ReturnType<typeof setTimeout>;
  x: number;
  y: number;
}

/**
 * A long press by finger or pen. The click that follows is suppressed, and so is the browser's menu of a link; with a
 * mouse there are checkboxes and menus instead.
 */
export function useLongPress(onHeld: (() => void) | null) {
  const press = useRef<Press | null>(null);
  const wasHeld = useRef(false);
  const cancel = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  if (!onHeld) return {};
  const hold = () => {
    press.current = null;
    wasHeld.current = true;
    onHeld();
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      cancel();
      wasHeld.current = false;
      if (pointerType !== 'mouse' && isPrimary) press.current = { timer: setTimeout(hold, HELD_MS), x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > SLOP_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: (event: MouseEvent) => {
      if (press.current || wasHeld.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!wasHeld.current) return;
      wasHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
