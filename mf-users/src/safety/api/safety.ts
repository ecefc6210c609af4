import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const safetySchema = v.object({
  concerns: v.nullable(v.object({ readBy: v.array(v.string()) })),
  documents: v.array(v.string()),
  notJoinedMinutes: v.nullable(v.number()),
  contactsHidden: v.boolean(),
  texts: v.array(v.string()),
});
export type Safety = v.InferOutput<typeof safetySchema>;
const safetyResponse = v.object({ data: safetySchema });

/** What keeps children safe here, as far as the academy's settings hold. */
export const safetyQuery = () =>
  queryOptions({
    queryKey: ['safety'],
    queryFn: async ({ signal }) => (await http.get('safety', { signal }).json(safetyResponse)).data,
  });
