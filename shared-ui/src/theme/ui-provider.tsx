import { TextsProvider } from '@academy/shared-auth';
import type { ReactNode } from 'react';
import { PageCss } from './page-css.ts';

/**
 * The look and the texts around an app or a remote's own root. Direction comes from `<html lang dir>`, the theme from
 * its class: neither is stored here, so that every root in the page shows the same.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <TextsProvider>
      <PageCss />
      {children}
    </TextsProvider>
  );
}
