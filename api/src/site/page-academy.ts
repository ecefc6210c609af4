import type { Language } from './preferences.ts';

/** The facts about the academy that pages need; the pages' own code needs the others. */
interface DescribedAcademy {
  name: Readonly<Record<Language, string>>;
}

/** The facts about the academy in pages. */
export interface PageAcademy {
  /** Changes when any fact changes. */
  version(): number;
  /** By the placeholders of prerendered pages, as `ACADEMY_NAME`. */
  valuesIn(language: Language): Record<string, string>;
  /** In the form of `GET academy`. */
  describe(): DescribedAcademy;
}

/** For a site without an API: tests, and previews of single pages. */
export const unnamedAcademy: PageAcademy = {
  version: () => 0,
  valuesIn: () => ({}),
  describe: () => ({ name: { en: 'Academy', ar: 'الأكاديمية' } }),
};
