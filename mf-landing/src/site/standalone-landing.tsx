import { useMemo } from 'react';
import type { ShownAcademy } from '#/academy.ts';
import { Landing } from '#/landing.tsx';
import { LandingContext, type LandingHost } from '#/landing-context.ts';
import { type Language, textIn } from '#/site/texts.ts';

interface StandaloneLandingProps {
  language: Language;
  academy: ShownAcademy;
}

/** The page as a separate document: plain links, and switches that the document's own script handles. */
export function StandaloneLanding({ language, academy }: StandaloneLandingProps) {
  const host = useMemo<LandingHost>(
    () => ({ language, academy, Link: 'a', isDocument: true, t: (key, values) => textIn(language, key, values) }),
    [language, academy],
  );
  return (
    <LandingContext value={host}>
      <Landing />
    </LandingContext>
  );
}
