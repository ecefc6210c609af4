import type { Language } from './preferences.ts';

/** What pages need to know of it; the rest is for the pages' own code. */
interface DescribedAcademy {
  name: Readonly<Record<Language, string>>;
}

/** What pages say of the academy. */
export interface PageAcademy {
  /** Differs once something of it has changed. */
  version(): number;
  /** By the name that a prerendered page has in its place, `ACADEMY_NAME`. */
  valuesIn(language: Language): Record<string, string>;
  /** As `GET academy` says it. */
  describe(): DescribedAcademy;
}

/** Of a site without an API: tests, and pages that are looked at alone. */
export const unnamedAcademy: PageAcademy = {
  version: () => 0,
  valuesIn: () => ({}),
  describe: () => ({ name: { en: 'Academy', ar: 'الأكاديمية' } }),
};
