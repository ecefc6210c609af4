import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const sitePages = ['landing', 'faq'] as const;
export type SitePage = (typeof sitePages)[number];
export const siteLanguages = ['en', 'ar'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

const words = v.record(v.string(), v.string());
const person = v.nullable(v.object({ id: v.string(), name: v.string() }));

const sectionSchema = v.object({
  key: v.string(),
  hidden: v.boolean(),
  /** Always shown, and at its place. */
  fixed: v.boolean(),
  /** Null for a question that the academy has added. */
  name: v.nullable(v.object({ en: v.string(), ar: v.string() })),
  content: v.object({ en: words, ar: words }),
  /** The texts whose built-in words have changed since they were edited, as `en.title`. */
  changed: v.array(v.string()),
});
export type SiteSection = v.InferOutput<typeof sectionSchema>;

const textSchema = v.object({ key: v.string(), kind: v.string(), most: v.number(), en: v.string(), ar: v.string() });
export type DeclaredText = v.InferOutput<typeof textSchema>;

const versionSchema = v.object({
  version: v.number(),
  savedAt: v.nullable(v.string()),
  savedBy: person,
  publishedAt: v.nullable(v.string()),
});
export type SiteVersion = v.InferOutput<typeof versionSchema>;

const editorSchema = v.object({
  /** The version that visitors see. */
  published: v.number(),
  newest: v.number(),
  declared: v.array(v.object({ key: v.string(), texts: v.array(textSchema) })),
  versions: v.array(versionSchema),
});

export const siteSchema = v.object({
  data: v.object({
    page: v.picklist(sitePages),
    version: v.number(),
    sections: v.array(sectionSchema),
    /** Only admins who ask for a version get it. */
    editor: v.optional(editorSchema, { published: 1, newest: 1, declared: [], versions: [] }),
  }),
});
export type SiteTexts = v.InferOutput<typeof siteSchema>['data'];

/** What was saved last of a page, for its editor. */
export const siteQuery = (page: SitePage) =>
  queryOptions({
    queryKey: ['site', page],
    queryFn: async ({ signal }) =>
      (
        await http
          .get(`site/${encodeURIComponent(page)}`, { searchParams: { version: 'draft' }, signal })
          .json(siteSchema)
      ).data,
  });

interface Draft {
  /** The newest version that this editor has seen. */
  version: number;
  sections: readonly Pick<SiteSection, 'key' | 'hidden' | 'content'>[];
}

/** @throws ApiError 409 if another admin has saved meanwhile, 422 with the fields. */
export const saveSite = async (page: SitePage, { version, sections }: Draft): Promise<SiteTexts> => {
  const sent = sections.map(({ key, hidden, content }) => ({ key, hidden, content }));
  return (await http.put(`site/${encodeURIComponent(page)}`, { json: { version, sections: sent } }).json(siteSchema))
    .data;
};

/** @throws ApiError 409 if another admin has saved meanwhile. */
export const publishSite = async (page: SitePage, version: number): Promise<SiteTexts> =>
  (await http.post(`site/${encodeURIComponent(page)}/publish`, { json: { version } }).json(siteSchema)).data;

/** Publishes a former version again. @throws ApiError */
export const restoreSite = async (page: SitePage, version: number): Promise<SiteTexts> =>
  (await http.post(`site/${encodeURIComponent(page)}/restore`, { json: { version } }).json(siteSchema)).data;
