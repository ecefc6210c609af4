import type { MonthNames } from '#base/time/moment-text.ts';

/** The facts about the academy for mails, pages and papers, with defaults for unset values. */
export interface Academy {
  name: Readonly<Record<'en' | 'ar', string>>;
  /** Address of the logo with the site's; null: there is none. */
  logo: string | null;
  /** Shown to people; null: there is none. */
  email: string | null;
  phone: string | null;
  zone: string;
  monthNames: MonthNames;
  /** `short`: a mail about a report says who and when, and leads to it (D84). */
  mailContents: 'full' | 'short';
  /** D83, on the clock of each user's zone. */
  quietHours: Readonly<{ from: string; to: string }>;
}

/** The academy as it is now: the one place to ask. */
export type ReadAcademy = () => Academy;
