import { questions } from '#/sections/questions.ts';
import { type Language, textIn } from '#/site/texts.ts';

const builtInQuestions = (language: Language) =>
  questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: textIn(language, question),
    acceptedAnswer: { '@type': 'Answer', text: textIn(language, answer, { notice: '%JSON_ACADEMY_NOTICE%' }) },
  }));

interface StructuredDataParts {
  language: Language;
  publicUrl: string;
  /** The description, for a string of JSON. */
  description: string;
  isTemplate: boolean;
}

/** schema.org: who the academy is, and the questions of its FAQ. Escaped for a script element. */
export function structuredData({ language, publicUrl, description, isTemplate }: StructuredDataParts): string {
  const organization = {
    '@type': 'EducationalOrganization',
    '@id': `${publicUrl}/#organization`,
    name: '%JSON_ACADEMY_NAME%',
    url: `${publicUrl}/`,
    description,
    image: `${publicUrl}/site/og-${language}.png`,
    // The server leaves out each one that does not exist.
    email: '%JSON_ACADEMY_EMAIL%',
    telephone: '%JSON_ACADEMY_PHONE%',
    knowsLanguage: ['en', 'ar'],
  };
  const faq = {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: isTemplate ? ['%QUESTIONS%'] : builtInQuestions(language),
  };
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [organization, faq] }).replaceAll('<', '\\u003c');
}
