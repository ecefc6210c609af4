import type { MonthNames } from '#base/time/moment-text.ts';

/** The facts about the academy for mails, pages and papers, with defaults for unset values. */
export interface Academy {
  name: Readonly<Record<'en' | 'ar', string>>;
  /** The absolute address of the logo; null if there is none. */
  logo: string | null;
  /** The public e-mail address; null if there is none. */
  email: string | null;
  phone: string | null;
  zone: string;
  monthNames: MonthNames;
  /** `short`: a mail about a report names people and time, and links to the report (D84). */
  mailContents: 'full' | 'short';
  /** D83: in the time zone of each user. */
  quietHours: Readonly<{ from: string; to: string }>;
}

/** Returns the current facts of the academy. */
export type ReadAcademy = () => Academy;
