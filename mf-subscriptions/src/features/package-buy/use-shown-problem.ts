import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * After a press that led nowhere: the focus is at the first wrong field, or the reason is in view above the buttons.
 * @param attempts changes with each press and its result; false before the first
 */
export function useShownProblem(attempts: string | false): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!attempts) return;
    const wrong = part.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) wrong.focus();
    else part.current?.querySelector('[role=alert]:not(:empty)')?.scrollIntoView({ block: 'center' });
  }, [attempts]);
  return part;
}
