import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type SiteTexts, siteSchema } from '#/office/api/site-texts.ts';
import { server } from '#/testing/server.ts';

const title = { key: 'title', kind: 'heading', most: 40, en: 'Learn', ar: 'تعلّم' };
const section = (key: string, en: string, ar: string, fixed = false) => ({
  key,
  hidden: false,
  fixed,
  name: { en, ar },
  content: { en: { title: `${en} words` }, ar: { title: `كلمات ${ar}` } },
  changed: [],
});

/** A page with three sections, of which the first stays at its place. */
export const someTexts = (about: Partial<SiteTexts> = {}): SiteTexts => ({
  page: 'landing',
  version: 1,
  sections: [
    section('hero', 'Top', 'أعلى', true),
    section('about', 'About', 'من نحن'),
    section('blog', 'Blog', 'مدونة'),
  ],
  editor: {
    published: 1,
    newest: 1,
    declared: ['hero', 'about', 'blog'].map((key) => ({ key, texts: [title] })),
    versions: [{ version: 1, savedAt: null, savedBy: null, publishedAt: null }],
  },
  ...about,
});

export function serveSite(texts: SiteTexts): void {
  const response = v.parse(siteSchema, { data: texts });
  server.use(http.get(`*/api/site/${texts.page}`, () => HttpResponse.json(response)));
}
