import { type RefObject, useEffect, useRef } from 'react';

interface WrongGroup {
  /** The first group with a rejected value. */
  key: string;
  isShown: boolean;
}

/**
 * Opens the group of a rejected setting that is not shown, and moves the focus to its field: once for an attempt to
 * save, as the viewer may look at other groups afterwards.
 */
export function useShowsWrong(
  wrong: WrongGroup | null,
  attempt: number,
  open: (group: string) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const known = useRef<number | null>(null);
  const isOpening = useRef(false);
  useEffect(() => {
    // The form counts its attempts from the beginning when it is saved or discarded.
    if (!wrong) {
      known.current = null;
    } else if (known.current !== attempt) {
      known.current = attempt;
      isOpening.current = !wrong.isShown;
      if (isOpening.current) open(wrong.key);
    } else if (wrong.isShown && isOpening.current) {
      isOpening.current = false;
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  });
  return form;
}
