import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const progressPersonalData: readonly PersonalTable[] = [
  {
    table: 'hifz_entries',
    of: ['student_id'],
    by: ['teacher_id'],
    gives: [
      ...['date', 'kind', 'surah_from', 'ayah_from', 'surah_to', 'ayah_to', 'quality', 'mistakes', 'hesitations'],
      ...['tags', 'note'],
    ],
    erases: 'rows',
  },
  {
    table: 'hifz_known',
    of: ['student_id'],
    by: ['recorded_by'],
    gives: ['surah_from', 'ayah_from', 'surah_to', 'ayah_to', 'recorded_at'],
    erases: 'rows',
  },
  {
    table: 'hifz_certificates',
    of: ['student_id'],
    by: ['proposed_by', 'confirmed_by'],
    gives: ['juz', 'proposed_at', 'confirmed_at'],
    erases: 'rows',
  },
];
