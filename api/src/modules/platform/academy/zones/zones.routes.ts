import * as v from 'valibot';
import { endpoint } from '#base/http/endpoint.ts';
import { zonePlaces } from './zone-places.ts';

const inBoth = v.object({ en: v.string(), ar: v.string() });
const place = v.object({
  zone: v.string(),
  city: inBoth,
  country: inBoth,
  /** The day on which weeks usually start there. */
  week_start: v.picklist(['saturday', 'sunday', 'monday']),
});
const response = v.object({ data: v.array(place) });

const list = endpoint({
  method: 'get',
  path: '/time-zones',
  tag: 'Settings',
  summary: 'List the time zones with their cities and countries in both languages',
  access: 'public',
  response: { schema: response },
  handle: async () => ({ data: [...zonePlaces()] }),
});

export const zoneEndpoints = [list];
