import { useCallback, useLayoutEffect, useState } from 'react';
import { useTypedAhead } from './typed-ahead.ts';

interface PaletteState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** The text typed before the palette's code loaded; from then on its input gets the keys. */
  takeTyped: () => string;
}

/** Whether the command palette is open; Ctrl+K or ⌘K opens it, by the key's position on any keyboard. */
export function usePalette(): PaletteState {
  const [isOpen, setOpen] = useState(false);
  // Before the paint: an effect after it would miss a fast user.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const takeTyped = useTypedAhead(isOpen, close);
  return { isOpen, open, close, takeTyped };
}
