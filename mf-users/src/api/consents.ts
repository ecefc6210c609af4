import { http } from '@academy/shared-auth';
import { queryOptions } from '@academy/shared-auth/query';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import * as v from 'valibot';

/** In the order of display. */
export const legalKinds = ['terms', 'privacy', 'monitoring'] as const;
export type LegalKind = (typeof legalKinds)[number];

const personSchema = v.object({ id: v.string(), name: v.string() });
const legalTextSchema = v.object({
  kind: v.picklist(legalKinds),
  version: v.number(),
  text: v.object({ en: v.string(), ar: v.string() }),
  publishedAt: v.string(),
});
export type LegalText = v.InferOutput<typeof legalTextSchema>;
export const currentTextsSchema = v.object({ data: v.array(legalTextSchema) });

export const consentsSchema = v.object({
  data: v.object({
    texts: v.array(legalTextSchema),
    /** What each person must accept: the viewer, then the children for whom the viewer accepts. */
    asked: v.array(v.object({ ...personSchema.entries, child: v.boolean(), kinds: v.array(v.picklist(legalKinds)) })),
  }),
});
export type Consents = v.InferOutput<typeof consentsSchema>['data'];

const publishedSchema = v.object({
  id: v.string(),
  ...legalTextSchema.entries,
  publishedBy: v.nullable(personSchema),
  accepted: v.number(),
  /** Null for an earlier version. */
  missing: v.nullable(v.number()),
});
export type PublishedText = v.InferOutput<typeof publishedSchema>;
export const publishedPageSchema = v.object({
  data: v.array(publishedSchema),
  pagination: v.object({ total: v.number() }),
});

const missingSchema = v.object({
  ...personSchema.entries,
  role: v.string(),
  /** Whether a parent consents for this person. */
  byParent: v.boolean(),
});
export type MissingPerson = v.InferOutput<typeof missingSchema>;
export const missingPageSchema = v.object({
  data: v.array(missingSchema),
  pagination: v.object({ total: v.number() }),
  /** The version that was not accepted. */
  text: v.object({ kind: v.picklist(legalKinds), version: v.number() }),
});
export type MissingText = v.InferOutput<typeof missingPageSchema>['text'];

const personsConsentsSchema = v.object({
  data: v.object({
    byParent: v.boolean(),
    consents: v.array(v.object({ kind: v.picklist(legalKinds), acceptedAt: v.nullable(v.string()) })),
  }),
});

const texts = ['legal-texts'] as const;

export const consentQueries = {
  /** The current versions, and what the viewer has not accepted. */
  own: () =>
    queryOptions({
      queryKey: ['consents'],
      queryFn: async ({ signal }) => (await http.get('consents', { signal }).json(consentsSchema)).data,
    }),
  /** For everybody, also for visitors. */
  current: () =>
    queryOptions({
      queryKey: [...texts, 'current'],
      queryFn: async ({ signal }) => (await http.get('legal-texts/current', { signal }).json(currentTextsSchema)).data,
    }),
  versions: (params: ListParams) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...texts, searchParams],
      queryFn: async ({ signal }): Promise<ListPage<PublishedText>> => {
        const { data, pagination } = await http.get('legal-texts', { searchParams, signal }).json(publishedPageSchema);
        return { rows: data, total: pagination.total };
      },
    });
  },
  /** For whom a current version was not accepted. @throws ApiError 404 of a former version. */
  missing: (id: string, params: ListParams) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...texts, id, 'missing', searchParams],
      queryFn: async ({ signal }): Promise<ListPage<MissingPerson> & { text: MissingText }> => {
        const path = `legal-texts/${encodeURIComponent(id)}/missing`;
        const { data, pagination, text } = await http.get(path, { searchParams, signal }).json(missingPageSchema);
        return { rows: data, total: pagination.total, text };
      },
    });
  },
  /** What a person has accepted of the current versions. */
  person: (id: string) =>
    queryOptions({
      queryKey: ['consents', id],
      queryFn: async ({ signal }) =>
        (await http.get(`users/${encodeURIComponent(id)}/consents`, { signal }).json(personsConsentsSchema)).data,
    }),
  allTexts: () => texts,
};

interface Acceptance {
  accept: { kind: LegalKind; version: number }[];
  /** A child of the viewer; by default the viewer. */
  student_id?: string;
  language: 'en' | 'ar';
}

/** @throws ApiError 409 if there is a newer version. */
export const acceptTexts = async (acceptance: Acceptance): Promise<Consents> =>
  (await http.post('consents', { json: acceptance }).json(consentsSchema)).data;

/** Ends the session on the server. */
export const revokeSession = () => http.post('auth/logout', { retry: 0 }).json(v.object({ message: v.string() }));

export interface Publication {
  kind: LegalKind;
  /** The number after the version that is known here. */
  version: number;
  text: { en: string; ar: string };
}

/** @throws ApiError 409 if another admin has published meanwhile. */
export const publishText = (publication: Publication) =>
  http.post('legal-texts', { json: publication }).json(v.object({ data: publishedSchema }));
