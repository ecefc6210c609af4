import { localeOf } from '@academy/shared-auth';
import { foldText } from '@academy/shared-auth/typed-text';
import type { Option } from '@academy/shared-ui/combobox';
import { queryOptions } from '@tanstack/react-query';
import type { ZonePlace } from '#/base/api/time-zones.ts';

/** Undefined until they are loaded, and from an older API. */
type Places = ReadonlyMap<string, ZonePlace> | undefined;

const MOST_FOUND = 50;

/** The zone of the device, as an IANA name; empty if the browser knows none. */
export const deviceTimeZone = (): string => known(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? '';

/** This browser's name of the zone; null for an unknown zone. */
function known(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Whether two names mean one zone: `Asia/Calcutta` is `Asia/Kolkata`. */
export const isSameZone = (one: string, other: string): boolean =>
  one === other || (known(one) !== null && known(one) === known(other));

function partOf(timeZone: string, language: string, timeZoneName: Intl.DateTimeFormatOptions['timeZoneName']): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The present offset of a zone from Greenwich, and its name: `GMT+3 · Jordan Time`. */
function describe(zone: string, language: string): string {
  const offset = partOf(zone, language, 'shortOffset');
  // The short name in Arabic is the city or country, which an Arabic reader cannot see in the IANA name.
  const name = partOf(zone, language, language === 'ar' ? 'shortGeneric' : 'longGeneric');
  return /\d/.test(name) ? offset : `${offset} · ${name}`;
}

const labelOf = (zone: string) => zone.replaceAll('_', ' ');

const options = new Map<string, Option>();

/** Made once for each language: a formatter takes a millisecond on a phone. */
export function zoneOption(zone: string, language: string): Option {
  const key = `${language} ${zone}`;
  const description = () => (known(zone) ? { description: describe(zone, language) } : {});
  const option = options.get(key) ?? { value: zone, label: labelOf(zone), ...description() };
  options.set(key, option);
  return option;
}

/** The place in the viewer's language where it is not that of the zone's name: `القاهرة، مصر`. */
export function placedOption(zone: string, language: string, places: Places): Option {
  const option = zoneOption(zone, language);
  const place = places?.get(zone);
  if (language !== 'ar' || !place) return option;
  const { city, country } = place;
  const label = city.ar === country.ar ? city.ar : `${city.ar}، ${country.ar}`;
  return { ...option, label };
}

const fold = (text: string) =>
  foldText(text)
    .replace(/[_/·\s]+/g, ' ')
    .trim();

/** Hundreds of formatters are slow: made once for each language, when somebody searches. */
const searchable = new Map<string, readonly { option: Option; folded: string }[]>();

const wordsOf = ({ city, country }: ZonePlace) => [city.en, city.ar, country.en, country.ar].join(' ');

function zonesIn(language: string, places: Places) {
  const key = `${language} ${places?.size ?? 0}`;
  const made = searchable.get(key);
  if (made) return made;
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => {
    const { label, description } = zoneOption(zone, language);
    const place = places?.get(zone);
    const folded = fold(`${label} ${description} ${place ? wordsOf(place) : ''}`);
    return { option: placedOption(zone, language, places), folded };
  });
  searchable.set(key, zones);
  return zones;
}

/**
 * The zones whose IANA name, local name or place in either language contains all words of the search term; without one,
 * those around the device's zone.
 */
export function findZones(words: string, language: string, places?: Places): readonly Option[] {
  const searchTerm = fold(words).split(' ').filter(Boolean);
  if (searchTerm.length === 0) {
    const zones = Intl.supportedValuesOf('timeZone');
    const [region] = deviceTimeZone().split('/');
    const near = zones.filter((zone) => zone.split('/')[0] === region);
    return (near.length > 0 ? near : zones).slice(0, MOST_FOUND).map((zone) => placedOption(zone, language, places));
  }
  const found = zonesIn(language, places).filter(({ folded }) => searchTerm.every((word) => folded.includes(word)));
  return found.slice(0, MOST_FOUND).map(({ option }) => option);
}

/** The options of a combobox of zones. */
export const zoneChoice = (language: string, places: Places) => (words: string) =>
  queryOptions({
    queryKey: ['time-zones', language, words, places?.size ?? 0],
    queryFn: () => findZones(words, language, places),
  });
