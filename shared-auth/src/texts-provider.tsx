import type { i18n as I18n, TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18n } from './i18n.ts';

/** What `useTranslation` returns, for functions that take it. */
export interface Translation {
  t: TFunction;
  i18n: I18n;
}

/** Gives the page's texts to everything that is drawn in it; part of `UiProvider`. */
export function TextsProvider({ children }: { children: ReactNode }) {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
