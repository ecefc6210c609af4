import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { consentQueries, legalTextSchema } from '#/account/api/consents.ts';
import { type LegalKind, legalKinds } from '#/base/api/legal-kinds.ts';

const personSchema = v.object({ id: v.string(), name: v.string() });

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

export const legalTextQueries = {
  versions: (params: ListParams) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...consentQueries.allTexts(), searchParams],
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
      queryKey: [...consentQueries.allTexts(), id, 'missing', searchParams],
      queryFn: async ({ signal }): Promise<ListPage<MissingPerson> & { text: MissingText }> => {
        const path = `legal-texts/${encodeURIComponent(id)}/missing`;
        const { data, pagination, text } = await http.get(path, { searchParams, signal }).json(missingPageSchema);
        return { rows: data, total: pagination.total, text };
      },
    });
  },
};

export interface Publication {
  kind: LegalKind;
  /** The number after the version that is known here. */
  version: number;
  text: { en: string; ar: string };
  /** Whether the notice about monitoring says that parents are in conversations (D143). */
  opensChats?: boolean;
}

/** @throws ApiError 409 if another admin has published meanwhile. */
export const publishText = (publication: Publication) =>
  http.post('legal-texts', { json: publication }).json(v.object({ data: publishedSchema }));
