import type { Language } from './languages.ts';
import { useTranslation } from './use-translation.tsx';

/** The language being shown; the component follows it. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language === 'ar' ? 'ar' : 'en';
}
