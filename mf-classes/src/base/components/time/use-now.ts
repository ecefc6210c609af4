import { useEffect, useState } from 'react';

const SECOND = 1000;

/** The time in ms, updated each second while `isRunning`, or every `every` ms. */
export function useNow(isRunning = true, every = SECOND): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [isRunning, every]);
  return now;
}
