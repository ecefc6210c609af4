import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const inBoth = v.object({ en: v.string(), ar: v.string() });
const placeSchema = v.object({
  zone: v.string(),
  city: inBoth,
  country: inBoth,
  /** The day on which weeks usually start there; undefined from an older API, and for a day that is no choice here. */
  week_start: v.fallback(v.optional(v.picklist(['saturday', 'sunday', 'monday'])), undefined),
});
/** The city and the country of a time zone in both languages. */
export type ZonePlace = v.InferOutput<typeof placeSchema>;
const zonePlacesResponse = v.object({ data: v.array(placeSchema) });

/** By zone. They change with releases of the API alone. */
export const zonePlacesQuery = () =>
  queryOptions({
    queryKey: ['zone-places'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, ZonePlace>> => {
      const { data } = await http.get('time-zones', { signal }).json(zonePlacesResponse);
      return new Map(data.map((place) => [place.zone, place]));
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
