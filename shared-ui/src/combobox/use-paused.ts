import { useEffect, useState } from 'react';

const PAUSE = 250;

/** The text as it was when the typing last paused; an emptied one at once. */
export function usePaused(text: string): string {
  const [settled, setSettled] = useState(text);
  if (text === '' && settled !== '') setSettled('');
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
