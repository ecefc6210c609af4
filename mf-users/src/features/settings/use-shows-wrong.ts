import { type RefObject, useEffect, useRef } from 'react';

/** Opens the group of a rejected setting that is not shown, and moves the focus to its field. */
export function useShowsWrong(
  hidden: string | null,
  chosen: string,
  open: (group: string) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const former = useRef<string | null>(null);
  const isWaiting = useRef(false);
  useEffect(() => {
    // Once for a rejection: afterwards the viewer may look at other groups.
    if (hidden !== null && former.current === null) {
      isWaiting.current = true;
      open(hidden);
    }
    former.current = hidden;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of another group are drawn when it is chosen
  useEffect(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [chosen]);
  return form;
}
