import { i18n, type Language, type Translation } from '@academy/shared-auth';
import { useEffect, useState } from 'react';

/** The texts of a namespace in a language that may be another one than the page's; the page stays as it is. */
async function textsIn(language: Language, namespace: string): Promise<Translation['t']> {
  const other = i18n.cloneInstance({ lng: language, ns: [namespace], defaultNS: namespace });
  await other.changeLanguage(language);
  return other.getFixedT(language, namespace);
}

/** The same for a component; null until they are there. */
export function useTextsIn(language: Language, namespace: string): Translation['t'] | null {
  const [found, setFound] = useState<{ language: Language; t: Translation['t'] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void textsIn(language, namespace).then((t) => isCurrent && setFound({ language, t }));
    return () => {
      isCurrent = false;
    };
  }, [language, namespace]);
  return found?.language === language ? found.t : null;
}
