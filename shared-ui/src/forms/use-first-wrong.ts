import { useEffect, useRef } from 'react';

type Submit = (event?: React.BaseSyntheticEvent) => Promise<void>;

/**
 * After a rejected attempt the focus goes to the first wrong field as the form shows them: react-hook-form's own way goes
 * by the order in which fields were registered, where those of `Controller` come last.
 */
export function useFirstWrong(submit: Submit, attempts: number): Submit {
  const form = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  return (event) => {
    form.current = event?.currentTarget ?? null;
    return submit(event);
  };
}
