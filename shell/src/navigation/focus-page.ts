const headingIn = (main: HTMLElement) => main.querySelector<HTMLElement>('h1');

function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Puts the focus on a new page's h1. While its code is loading the focus waits at main, and moves on only if it is
 * still there.
 * @returns a function that stops waiting.
 */
export function focusPage(): () => void {
  const main = document.getElementById('main');
  if (!main) return () => {};
  const heading = headingIn(main);
  if (heading) {
    focusHeading(heading);
    return () => {};
  }
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const late = headingIn(main);
    if (!late) return;
    observer.disconnect();
    if (document.activeElement === main) focusHeading(late);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
