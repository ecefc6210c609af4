import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const calendarPersonalData: readonly PersonalTable[] = [
  { table: 'calendar_feeds', of: ['user_id'], gives: ['created_at'], erases: 'rows', merges: { user_id: 'end' } },
];
