import { firstInstant } from './wall-time.ts';

/** The rules of time zones that turn wall times into instants. */
export interface ZoneRules {
  /** Later ones come later in the order of letters. */
  version: string;
  instantOf: typeof firstInstant;
}

/** The rules of this process: the version of the time zone database (`2026a`), and of ICU, which reads it. */
export const runtimeZoneRules: ZoneRules = {
  version: `${process.versions.tz ?? ''} ${process.versions.icu ?? ''}`,
  instantOf: firstInstant,
};
