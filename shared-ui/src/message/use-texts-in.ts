import { i18n, type Language, type Translation } from '@academy/shared-auth';
import { useQuery } from '@tanstack/react-query';

type Texts = Translation['t'];

/**
 * The texts of a namespace in a language other than the page's; the page does not change. i18next does not retry a file
 * that failed to load, and returns keys instead of its texts: both are handled here.
 */
async function textsIn(language: Language, namespace: string): Promise<{ t: Texts }> {
  if (!i18n.hasResourceBundle(language, namespace)) await i18n.reloadResources([language], [namespace]);
  if (!i18n.hasResourceBundle(language, namespace)) throw new Error(`no texts: ${language}/${namespace}`);
  return { t: i18n.getFixedT(language, namespace) };
}

/** The same for a component. */
export const useTextsIn = (language: Language, namespace: string) =>
  useQuery({ queryKey: ['texts', language, namespace], queryFn: () => textsIn(language, namespace), retry: false });
