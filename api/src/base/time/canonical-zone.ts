/** The zone of an academy that has set none, and of people whose zone is unknown. */
export const DEFAULT_ZONE = 'Asia/Amman';

/** Offsets (`+03:00`) are no names, though newer releases of Node take them for zones. */
const name = /^[a-z][\w+/-]*$/i;

/**
 * The name of `Intl.supportedValuesOf('timeZone')` for a zone, aliases followed and case mended; `UTC` for its own aliases, and
 * zones of a fixed offset (`Etc/GMT-3`) as they are. Null for what is no zone. C10: `jordan` is Asia/Amman.
 */
export function canonicalZone(zone: string): string | null {
  if (zone.toLowerCase() === 'jordan') return 'Asia/Amman';
  if (!name.test(zone)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
