import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const requestSchema = v.object({
  id: v.string(),
  /** `new`, `contacted`, `trial_set`, `held`; one that this version does not know is shown as contacted. */
  status: v.fallback(v.picklist(['new', 'contacted', 'trial_set', 'held']), 'contacted'),
  learner: v.string(),
  createdAt: v.string(),
  answerBy: v.string(),
  trial: v.nullable(v.object({ id: v.string(), startsAt: v.string() })),
  /** On this site, without the dashboard. */
  page: v.nullable(v.string()),
});
export type OwnRequest = v.InferOutput<typeof requestSchema>;
export const ownRequestsResponse = v.object({ data: v.array(requestSchema) });

/** Where the viewer's requests for a free trial stand (D165). */
export const ownRequestsQuery = () =>
  queryOptions({
    queryKey: ['own-requests'],
    queryFn: async ({ signal }) => (await http.get('leads/own', { signal }).json(ownRequestsResponse)).data,
  });
