import { renderToString } from 'react-dom/server';
import { openAcademy } from '#/academy.ts';
import { Landing } from '#/landing.tsx';
import { LandingContext, type LandingHost } from '#/landing-context.ts';
import { type Language, textIn } from '#/site/texts.ts';
import { builtInWords } from '#/words/page-words.ts';
import { editableKeys } from './declared.ts';

/** The first question is open; the server repeats the second for all others. */
const questions = ['FIRST', 'OTHER'].map((key) => ({ key, question: '%QUESTION%', answer: '%ANSWER%' }));

/**
 * The page with marks in place of words: `%WORD:hero.title%`, and around each section, what belongs to it elsewhere, and
 * the two kinds of questions.
 */
export function renderTemplate(language: Language): string {
  const host: LandingHost = {
    language,
    academy: openAcademy,
    words: { ...builtInWords, questions },
    Link: 'a',
    isDocument: true,
    isTemplate: true,
    t: (key, values) => (editableKeys.has(key) ? `%WORD:${key}%` : textIn(language, key, values)),
  };
  const html = renderToString(
    <LandingContext value={host}>
      <Landing />
    </LandingContext>,
  );
  // React writes it between two texts.
  return html.replaceAll('%<!-- -->%', '%%');
}
