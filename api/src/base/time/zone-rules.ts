import { firstInstant } from './wall-time.ts';

/** The rules of time zones that turn wall times into instants. */
export interface ZoneRules {
  /** A later version is greater in alphabetical order. */
  version: string;
  instantOf: typeof firstInstant;
}

/** The rules of this process: the versions of the time zone database (`2026a`), and of ICU, which reads it. */
export const runtimeZoneRules: ZoneRules = {
  version: `${process.versions.tz ?? ''} ${process.versions.icu ?? ''}`,
  instantOf: firstInstant,
};
