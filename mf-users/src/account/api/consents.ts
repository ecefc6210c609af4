import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { type LegalKind, legalKinds } from '#/base/api/legal-kinds.ts';

export const legalTextSchema = v.object({
  kind: v.picklist(legalKinds),
  version: v.number(),
  text: v.object({ en: v.string(), ar: v.string() }),
  publishedAt: v.string(),
  /** Whether it says that parents are in conversations (D143); an older API does not say. */
  opensChats: v.optional(v.boolean(), false),
});
export type LegalText = v.InferOutput<typeof legalTextSchema>;
export const currentTextsSchema = v.object({ data: v.array(legalTextSchema) });

export const consentsSchema = v.object({
  data: v.object({
    texts: v.array(legalTextSchema),
    /** What each person must accept: the viewer, then the children for whom the viewer accepts. */
    asked: v.array(
      v.object({ id: v.string(), name: v.string(), child: v.boolean(), kinds: v.array(v.picklist(legalKinds)) }),
    ),
  }),
});
export type Consents = v.InferOutput<typeof consentsSchema>['data'];

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
