import * as v from 'valibot';
import {
  effectResponse,
  previewResponse,
  type SeriesDetail,
  type SeriesEffect,
  type SeriesPreview,
  type SeriesSuggestion,
  seriesPage,
  seriesResponse,
  suggestionsResponse,
} from '#/timetable/api/series.ts';
import { serve, take } from './server.ts';

const nextClass = {
  id: '31',
  slotId: '1',
  date: '2031-01-13',
  startsAt: '2031-01-13T17:00:00.000Z',
  endsAt: '2031-01-13T17:30:00.000Z',
  status: 'scheduled' as const,
  isException: false,
  teacher: { id: '7', name: 'Salma Haddad' },
};

/** A series as the API sends it: Mondays at five in London; fields that are not listed have their default. */
export const aSeries = (about: Partial<SeriesDetail> = {}): SeriesDetail =>
  v.parse(seriesResponse, {
    data: {
      id: '4',
      student: { id: '12', name: 'Layla Mansour', timezone: 'Europe/London' },
      teacher: { id: '7', name: 'Salma Haddad', timezone: 'Asia/Amman' },
      material: { id: '3', name: 'Juz Amma' },
      zone: 'Europe/London',
      slots: [{ id: '1', weekday: 1, time: '17:00', minutes: 30 }],
      everyWeeks: 1,
      startsOn: '2031-01-06',
      endsOn: null,
      count: null,
      status: 'active',
      endReason: null,
      waiting: 0,
      may: { edit: true, allow: false },
      pastId: null,
      followingId: null,
      classes: [nextClass],
      notMade: [],
      ...about,
    },
  }).data;

export function serveSeries(detail: SeriesDetail) {
  serve('series', v.parse(seriesPage, { data: [detail], pagination: { total: 1 } }));
  return serve(`series/${detail.id}`, v.parse(seriesResponse, { data: detail }));
}

/** Responds to previews of a new series; the list collects the requests. */
export const serveSeriesPage = (...rows: SeriesDetail[]) =>
  serve('series', v.parse(seriesPage, { data: rows, pagination: { total: rows.length } }));

export const servePreview = (preview: Partial<SeriesPreview> = {}) => {
  const { date, startsAt, endsAt } = nextClass;
  const classes = [{ date, startsAt, endsAt, conflict: null, isJoined: false }];
  const data = { zone: 'Europe/London', classes, warnings: [], ...preview };
  return take('post', 'series/preview', v.parse(previewResponse, { data }));
};

/** Responds to previews of a change of series 4. */
export const serveEffect = (effect: Partial<SeriesEffect> = {}) => {
  const data = { made: [], changed: [], cancelled: [], kept: 0, notMade: [], warnings: [], ...effect };
  return take('post', 'series/4/preview', v.parse(effectResponse, { data }));
};

/** Classes that repeat on Mondays at five in London, some of them in the future. */
export const aSuggestion = (about: Partial<SeriesSuggestion> = {}): SeriesSuggestion => ({
  teacher: { id: '7', name: 'Salma Haddad', timezone: 'Asia/Amman' },
  material: { id: '3', name: 'Juz Amma' },
  zone: 'Europe/London',
  slots: [
    { weekday: 1, time: '17:00', minutes: 45 },
    { weekday: 3, time: '18:30', minutes: 45 },
  ],
  startsOn: '2031-01-13',
  toCome: 2,
  ...about,
});

export const serveSuggestions = (suggestions: SeriesSuggestion[] = [aSuggestion()]) =>
  serve('series/suggestions', v.parse(suggestionsResponse, { data: suggestions }));
