import { useCallback, useLayoutEffect, useState } from 'react';
import { useTypedAhead } from './typed-ahead.ts';

interface PaletteState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** What was typed while the palette's code was on its way; from then on its input has the keys. */
  takeTyped: () => string;
}

/** Whether the command palette is open; Ctrl K or ⌘ K opens it, by the key's place on any keyboard. */
export function usePalette(): PaletteState {
  const [isOpen, setOpen] = useState(false);
  // As soon as a page is seen: an effect after the paint misses who is quick.
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
