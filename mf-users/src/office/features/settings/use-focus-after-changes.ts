import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** The heading of the settings among which the viewer was last, or of the first that are shown. */
const headingOf = (form: HTMLElement, last: Element | null) =>
  (form.contains(last) ? last?.closest('section') : null)?.querySelector('h2') ?? form.querySelector('h2');

/**
 * When the bar of changes disappears with the focus in it, the heading of the settings gets the focus; a field would
 * open the keyboard of a phone.
 * @returns the form's handler of focus.
 */
export function useFocusAfterChanges(form: RefObject<HTMLFormElement | null>, isChanged: boolean) {
  const last = useRef<Element | null>(null);
  const wasChanged = useRef(isChanged);
  useEffect(() => {
    const isOver = wasChanged.current && !isChanged;
    wasChanged.current = isChanged;
    const heading = form.current && headingOf(form.current, last.current);
    if (!isOver || !heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // The page does not move under a mouse or a finger.
    if (heading.matches(':focus-visible')) heading.scrollIntoView({ block: 'nearest' });
  }, [form, isChanged]);
  return ({ target }: FocusEvent<HTMLElement>) => {
    if (target.tabIndex >= 0) last.current = target;
  };
}
