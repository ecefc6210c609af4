import { useLayoutEffect, useRef } from 'react';

type Submit = (event?: React.BaseSyntheticEvent) => Promise<void>;

/**
 * After a rejected attempt the focus moves to the first field with an error in the form's order: react-hook-form would
 * use the order of registration, where fields of `Controller` come last. Without such a field, the message above the
 * form is scrolled into view: the button is at the end of a form that may be long.
 */
export function useFirstWrong(submit: Submit, attempts: number): Submit {
  const form = useRef<HTMLElement | null>(null);
  // In the commit that shows the errors, so that screen readers and listeners find the focus at the first one.
  useLayoutEffect(() => {
    if (attempts === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) wrong.focus();
    else form.current?.querySelector('[role=alert]:not(:empty)')?.scrollIntoView({ block: 'center' });
  }, [attempts]);
  return (event) => {
    form.current = event?.currentTarget ?? null;
    return submit(event);
  };
}
