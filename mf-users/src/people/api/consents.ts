import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { legalKinds } from '#/base/api/legal-kinds.ts';

const personsConsentsSchema = v.object({
  data: v.object({
    /** Whether a parent consents for this person. */
    byParent: v.boolean(),
    consents: v.array(v.object({ kind: v.picklist(legalKinds), acceptedAt: v.nullable(v.string()) })),
  }),
});

/** What a person has accepted of the current versions. */
export const personsConsentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['consents', id],
    queryFn: async ({ signal }) =>
      (await http.get(`users/${encodeURIComponent(id)}/consents`, { signal }).json(personsConsentsSchema)).data,
  });
