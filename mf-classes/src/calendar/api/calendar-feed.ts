import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const feedSchema = v.object({
  /** For calendar programs that ask for an address. */
  url: v.string(),
  /** The same address; opens a calendar program. */
  webcal: v.string(),
});
const feedResponse = v.object({ data: feedSchema });
export type CalendarFeed = v.InferOutput<typeof feedSchema>;

/** D89: the secret addresses under which a calendar program reads the viewer's classes and the children's. */
export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['calendar-feed'],
    queryFn: async ({ signal }) => (await http.get('calendar-feed', { signal }).json(feedResponse)).data,
  });

/** Makes new addresses; programs with the former ones get nothing more. */
export const renewCalendarFeed = async (): Promise<CalendarFeed> =>
  (await http.post('calendar-feed/renew').json(feedResponse)).data;

/** Google's page that asks whether to add a feed. */
export const googleAddress = ({ webcal }: CalendarFeed): string =>
  `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`;
