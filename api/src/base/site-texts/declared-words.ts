import * as v from 'valibot';

export const sitePages = ['landing', 'faq'] as const;
export type SitePage = (typeof sitePages)[number];
export type SiteLanguage = 'en' | 'ar';
export const siteLanguages: readonly SiteLanguage[] = ['en', 'ar'];

const both = { en: v.string(), ar: v.string() };

const declaredText = v.object({
  key: v.string(),
  /** What it is on the page: `heading`, `paragraph`, … */
  kind: v.string(),
  /** Its longest length in characters. */
  most: v.number(),
  ...both,
});

const declaredSection = v.object({
  key: v.string(),
  /** Always shown, and at its place. */
  fixed: v.boolean(),
  name: v.object(both),
  texts: v.array(declaredText),
});
export type DeclaredSection = v.InferOutput<typeof declaredSection>;

/** Which texts stand where, with the built-in ones: each release of the landing page brings its own (ADR 187). */
export const declaredWords = v.object({
  format: v.literal(1),
  pages: v.object({ landing: v.array(declaredSection), faq: v.array(declaredSection) }),
});
export type DeclaredWords = v.InferOutput<typeof declaredWords>;

export const WORDS_FILE = 'site/words.json';
