import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { oneOf } from '#/base/api/wire.ts';

export const authorizationSchema = v.object({
  data: v.object({
    /** The provider of meetings; null if links are typed by hand. */
    provider: v.nullable(oneOf(['zoom', 'sandbox'])),
    /** The viewer's account there; null until it is authorized. */
    authorization: v.nullable(v.object({ account: v.string() })),
  }),
});
const startSchema = v.object({ url: v.string() });

const allMeetings = ['meetings'] as const;
/** The API accepts the authorization for 15 minutes after it was started. */
const START_LIFE_MS = 10 * 60_000;

export const meetingQueries = {
  all: () => allMeetings,
  authorization: () =>
    queryOptions({
      queryKey: [...allMeetings, 'authorization'],
      queryFn: async ({ signal }) => (await http.get('zoom/authorization', { signal }).json(authorizationSchema)).data,
    }),
  /** The page on which a teacher authorizes; fetched early, so that the click itself can open it. */
  start: () =>
    queryOptions({
      queryKey: [...allMeetings, 'start'],
      queryFn: async ({ signal }) => (await http.get('zoom/auth', { signal }).json(startSchema)).url,
      staleTime: START_LIFE_MS,
      refetchInterval: START_LIFE_MS,
    }),
};

/** Revokes the authorization; the meetings that were made stay. */
export async function disconnectMeetings(): Promise<void> {
  await http.delete('zoom/authorization');
}
