import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { zonePlaces } from './zone-places.ts';

const api = await useTestApi();

it('time zones have cities and countries in both languages, for everybody', async () => {
  const { data } = await (await api.request('get', '/api/time-zones')).json();
  expect(data).toContainEqual({
    zone: 'Africa/Cairo',
    city: { en: 'Cairo', ar: 'القاهرة' },
    country: { en: 'Egypt', ar: 'مصر' },
    week_start: 'saturday',
  });
  const starts = new Map(data.map((place: { zone: string; week_start: string }) => [place.zone, place.week_start]));
  const zones = ['Asia/Riyadh', 'Europe/Berlin', 'America/New_York', 'Indian/Maldives'];
  expect(zones.map((zone) => starts.get(zone))).toEqual(['sunday', 'monday', 'sunday', 'saturday']);
});

it('no zone of a place is without its names', () => {
  const named = new Set(zonePlaces().map(({ zone }) => zone));
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'));
  expect(zones.filter((zone) => !named.has(zone))).toEqual([]);
});
