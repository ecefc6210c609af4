import { useTranslation } from 'react-i18next';
import type { Language } from './languages.ts';

/** The shown language; the component updates with it. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language === 'ar' ? 'ar' : 'en';
}
