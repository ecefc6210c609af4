import { useMemo } from 'react';
import type { ShownAcademy } from '#/academy.ts';
import { Landing } from '#/landing.tsx';
import { LandingContext, type LandingHost } from '#/landing-context.ts';
import { type Language, textIn } from '#/site/texts.ts';
import { builtInWords, editedTexts, type PageWords } from '#/words/page-words.ts';

interface StandaloneLandingProps {
  language: Language;
  academy: ShownAcademy;
  words?: PageWords;
}

/** The page as a separate document: plain links, and switches that the document's own script handles. */
export function StandaloneLanding({ language, academy, words = builtInWords }: StandaloneLandingProps) {
  const host = useMemo<LandingHost>(() => {
    const t = editedTexts(words, academy, (key, values) => textIn(language, key, values));
    return { language, academy, words, Link: 'a', isDocument: true, t };
  }, [language, academy, words]);
  return (
    <LandingContext value={host}>
      <Landing />
    </LandingContext>
  );
}
