import { useEffect, useRef } from 'react';

/**
 * A button is disabled while its action runs and may be gone afterwards: then the focus returns to it, or to the first
 * checkbox of the list, instead of the page's start. Returns a function that records the clicked button.
 */
export function useRestoredFocus(isPending: boolean): (button: HTMLElement) => void {
  const pressed = useRef<{ button: HTMLElement; list: Element | null } | null>(null);
  useEffect(() => {
    if (isPending || !pressed.current) return;
    const { button, list } = pressed.current;
    // A dialog of the action first returns the focus itself.
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
