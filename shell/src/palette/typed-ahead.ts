import { useCallback, useLayoutEffect, useRef } from 'react';

/** The text after a key; null for a key that writes nothing. */
function afterKey(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : null;
}

/**
 * Keeps the text typed between the opening of a dialog and the loading of its code, and hides the keys from the page.
 */
export function useTypedAhead(isOpen: boolean, onEscape: () => void): () => string {
  const typed = useRef('');
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const text = afterKey(typed.current, event);
      if (isTaken.current || (text === null && event.key !== 'Escape')) return;
      event.preventDefault();
      event.stopPropagation();
      if (text === null) onEscape();
      else typed.current = text;
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      typed.current = '';
      isTaken.current = false;
    };
  }, [isOpen, onEscape]);
  return useCallback(() => {
    isTaken.current = true;
    return typed.current;
  }, []);
}
