import { useTranslation } from '../use-translation.tsx';
import { useAcademy } from './academy.ts';

/** What the academy is called in the page's language. */
export function useAcademyName(): string {
  const { i18n } = useTranslation();
  return useAcademy(({ name }) => name[i18n.language === 'ar' ? 'ar' : 'en']);
}
