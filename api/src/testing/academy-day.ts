import { DEFAULT_ZONE } from '#base/time/canonical-zone.ts';
import { dayIn } from '#base/time/wall-time.ts';

/**
 * The day of an instant on the clock of an academy with the settings as they are at first, as `2026-12-01`.
 *
 * A day of UTC is another one for three hours of every evening, and another month on a month's last one.
 */
export const academyDay = (at: Date): string => dayIn(DEFAULT_ZONE, at);

/** The month of that day, as `2026-12`. */
export const academyMonth = (at: Date): string => academyDay(at).slice(0, 7);
