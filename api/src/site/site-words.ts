import type { EditedPages } from './landing/fill-words.ts';

/** The academy's words in pages (D157). */
export interface SiteWords {
  /** Changes with every publication. */
  version(): number;
  published(): EditedPages;
  /** What was saved last. */
  draft(): Promise<EditedPages>;
}

const none: EditedPages = { landing: null, faq: null };

/** For a site without an API: every page is as its release has it. */
export const builtInWords: SiteWords = { version: () => 0, published: () => none, draft: async () => none };
