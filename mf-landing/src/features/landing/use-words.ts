import { useEffect, useState } from 'react';
import { readWords } from '#/api/words.ts';
import { builtInWords, type PageWords } from '#/words/page-words.ts';

/** The page's words as admins have published them; the built-in ones until they are loaded, or if they cannot be. */
export function useWords(language: 'en' | 'ar'): PageWords {
  const [read, setRead] = useState<PageWords>(builtInWords);
  useEffect(() => {
    const left = new AbortController();
    readWords(language, left.signal).then(setRead, () => {});
    return () => left.abort();
  }, [language]);
  return read;
}
