import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** What the module holds of people (D123). */
export const calendarPersonalData: readonly PersonalTable[] = [
  { table: 'calendar_feeds', of: ['user_id'], gives: ['created_at'], erases: 'rows' },
];
