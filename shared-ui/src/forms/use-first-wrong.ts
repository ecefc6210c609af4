import { useLayoutEffect, useRef } from 'react';

type Submit = (event?: React.BaseSyntheticEvent) => Promise<void>;

/**
 * After a rejected attempt the focus goes to the first wrong field as the form shows them: react-hook-form's own way goes
 * by the order in which fields were registered, where those of `Controller` come last. Where no field is wrong, what is
 * said above the form comes into view: the button is at the end of a form that may be long.
 */
export function useFirstWrong(submit: Submit, attempts: number): Submit {
  const form = useRef<HTMLElement | null>(null);
  // In the commit that shows the errors: whoever reads or hears them has the focus at the first.
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
