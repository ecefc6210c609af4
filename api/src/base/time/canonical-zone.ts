/** The zone of an academy without a setting, and of people whose zone is unknown. */
export const DEFAULT_ZONE = 'Asia/Amman';

/** Offsets (`+03:00`) are rejected as names, although newer releases of Node accept them as zones. */
const name = /^[a-z][\w+/-]*$/i;

/**
 * The name of a zone in `Intl.supportedValuesOf('timeZone')`, with aliases and case resolved; `UTC` for its own
 * aliases; zones of a fixed offset (`Etc/GMT-3`) unchanged. Null for an unknown zone. C10: `jordan` is Asia/Amman.
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
