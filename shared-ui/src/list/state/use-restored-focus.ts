import { useEffect, useRef } from 'react';

/**
 * A button is disabled while its action runs and may be gone after it: then the focus goes back to it, or to the first box
 * of the list, instead of the page's beginning. Answers what notes the pressed button.
 */
export function useRestoredFocus(isPending: boolean): (button: HTMLElement) => void {
  const pressed = useRef<{ button: HTMLElement; list: Element | null } | null>(null);
  useEffect(() => {
    if (isPending || !pressed.current) return;
    const { button, list } = pressed.current;
    // A dialog that asked about the action gives the focus back first.
    const timer = setTimeout(() => {
      pressed.current = null;
      if (document.activeElement !== document.body) return;
      const place = button.isConnected ? button : list?.querySelector<HTMLElement>('input[type=checkbox]');
      place?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [isPending]);
  return (button) => {
    pressed.current = { button, list: button.closest('[data-list]') };
  };
}
