import { useEffect, useRef, useState } from 'react';

/** Where the focus goes after a button of the part that is no longer there: a button that adds an entry, or the part. */
export function useKeptFocus(isOpenedByButton: boolean) {
  const part = useRef<HTMLElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (isOpenedByButton) part.current?.focus();
  }, [isOpenedByButton]);
  useEffect(() => {
    if (changes === 0 || document.activeElement !== document.body) return;
    (adding.current?.querySelector('button') ?? part.current)?.focus();
  }, [changes]);
  return { part, adding, keep: () => setChanges((before) => before + 1) };
}
