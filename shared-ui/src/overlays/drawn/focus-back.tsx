import { useLayoutEffect } from 'react';
import { focusBeside, isFocusNowhere, trailOf } from '../../focus/focus-trail.ts';

/**
 * When it is taken away, the focus returns to the opener, or beside its place if that is gone. Put it behind the layer:
 * by then that has let the focus go.
 */
export function FocusBack({ opener }: { opener: () => Element | null }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the opener is that of the opening
  useLayoutEffect(() => {
    const element = opener();
    const trail = element ? trailOf(element) : [];
    const giveBack = () => {
      if (!isFocusNowhere()) return;
      if (element?.isConnected === false) focusBeside(trail);
      else if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    };
    // After React, which in a commit restores the focus from before it.
    return () => queueMicrotask(giveBack);
  }, []);
  return null;
}
