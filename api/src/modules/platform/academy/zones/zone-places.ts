import { type ZoneRow, zoneRows } from './zone-rows.ts';

interface InBoth {
  en: string;
  ar: string;
}

/** The days on which the weeks of an academy can start, by their number from Monday. */
const weekStarts = { 1: 'monday', 6: 'saturday', 7: 'sunday' } as const;
type WeekStart = (typeof weekStarts)[keyof typeof weekStarts];

/** Its name depends on the version of the engine. */
type WithWeek = Intl.Locale & { weekInfo?: { firstDay: number }; getWeekInfo?: () => { firstDay: number } };

/** The day on which weeks usually start in a country. */
function weekStartIn(country: string): WeekStart {
  const locale: WithWeek = new Intl.Locale('und', { region: country });
  const { firstDay = 1 } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  return weekStarts[firstDay as keyof typeof weekStarts] ?? 'saturday';
}

export interface ZonePlace {
  zone: string;
  city: InBoth;
  country: InBoth;
  week_start: WeekStart;
}

const rows = new Map(zoneRows.map((row) => [row.zone, row]));

function toPlace(zone: string, { country, arabicCity }: ZoneRow, names: (language: 'en' | 'ar') => Intl.DisplayNames) {
  const city = { en: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '), ar: arabicCity };
  const nameIn = (language: 'en' | 'ar') => names(language).of(country) ?? country;
  return { zone, city, country: { en: nameIn('en'), ar: nameIn('ar') }, week_start: weekStartIn(country) };
}

let made: readonly ZonePlace[] | undefined;

/** The zones that this server knows, with their cities and countries in both languages. */
export function zonePlaces(): readonly ZonePlace[] {
  if (made) return made;
  const regions = {
    en: new Intl.DisplayNames('en', { type: 'region' }),
    ar: new Intl.DisplayNames('ar', { type: 'region' }),
  };
  made = Intl.supportedValuesOf('timeZone').flatMap((zone) => {
    const row = rows.get(zone);
    return row ? [toPlace(zone, row, (language) => regions[language])] : [];
  });
  return made;
}
