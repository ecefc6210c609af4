import { type Language, useTranslation } from '@academy/shared-auth';

/** The language being shown; the component follows it. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('shell');
  return i18n.language === 'ar' ? 'ar' : 'en';
}
