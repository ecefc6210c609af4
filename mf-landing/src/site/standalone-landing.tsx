import { Landing } from '#/landing.tsx';
import { LandingContext, type LandingHost } from '#/landing-context.ts';
import { type Language, textIn } from '#/site/texts.ts';

const hosts: Record<Language, LandingHost> = {
  en: { language: 'en', Link: 'a', isDocument: true, t: (key) => textIn('en', key) },
  ar: { language: 'ar', Link: 'a', isDocument: true, t: (key) => textIn('ar', key) },
};

/** The page as a document of its own: plain links, and switches that the document's own script listens to. */
export function StandaloneLanding({ language }: { language: Language }) {
  return (
    <LandingContext value={hosts[language]}>
      <Landing />
    </LandingContext>
  );
}
