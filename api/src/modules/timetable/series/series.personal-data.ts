import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const seriesPersonalData: readonly PersonalTable[] = [
  {
    table: 'series',
    of: ['student_id'],
    by: ['teacher_id', 'created_by'],
    gives: ['id', 'accomplished', 'zone', 'every_weeks', 'starts_on', 'ends_on', 'count', 'ended_at', 'created_at'],
    erases: { accomplished: `''`, zoom_link: 'null' },
    keeps: { zone_rules: 'the version of the time zones' },
    merges: { teacher_id: 'staff' },
    counts: [{ as: 'series', where: 't.student_id = p.id and t.ended_at is null' }],
  },
];
