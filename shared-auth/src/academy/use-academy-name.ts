import { useLanguage } from '../use-language.ts';
import { useAcademy } from './academy.ts';

/** The academy's name in the page's language. */
export function useAcademyName(): string {
  const language = useLanguage();
  return useAcademy(({ name }) => name[language]);
}
