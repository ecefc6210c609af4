import type { Language } from './preferences.ts';

/** The facts about the academy that pages need; the others are for the pages' own code. */
interface DescribedAcademy {
  name: Readonly<Record<Language, string>>;
}

/** The facts about the academy in pages. */
export interface PageAcademy {
  /** Differs once something of it has changed. */
  version(): number;
  /** By the placeholder of a prerendered page, as `ACADEMY_NAME`. */
  valuesIn(language: Language): Record<string, string>;
  /** In the form of `GET academy`. */
  describe(): DescribedAcademy;
}

/** For a site without an API: tests, and single pages for viewing. */
export const unnamedAcademy: PageAcademy = {
  version: () => 0,
  valuesIn: () => ({}),
  describe: () => ({ name: { en: 'Academy', ar: 'الأكاديمية' } }),
};
