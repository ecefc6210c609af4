import type { ReactNode } from 'react';
import { PageCss } from './page-css.ts';

/**
 * The look around an app or a remote's own root. Language and direction come from `<html lang dir>`, the theme from
 * its class: nothing of them is held here, so that every root in the page shows the same.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <>
      <PageCss />
      {children}
    </>
  );
}
