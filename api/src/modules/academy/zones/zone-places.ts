import { type ZoneRow, zoneRows } from './zone-rows.ts';

interface InBoth {
  en: string;
  ar: string;
}

export interface ZonePlace {
  zone: string;
  city: InBoth;
  country: InBoth;
}

const rows = new Map(zoneRows.map((row) => [row.zone, row]));

function toPlace(zone: string, { country, arabicCity }: ZoneRow, names: (language: 'en' | 'ar') => Intl.DisplayNames) {
  const city = { en: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '), ar: arabicCity };
  const nameIn = (language: 'en' | 'ar') => names(language).of(country) ?? country;
  return { zone, city, country: { en: nameIn('en'), ar: nameIn('ar') } };
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
