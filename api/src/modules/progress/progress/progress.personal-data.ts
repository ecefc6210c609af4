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
    counts: [{ as: 'progress', where: 't.student_id = p.id' }],
  },
  {
    table: 'hifz_known',
    of: ['student_id'],
    by: ['recorded_by'],
    gives: ['surah_from', 'ayah_from', 'surah_to', 'ayah_to', 'recorded_at'],
    erases: 'rows',
  },
  {
    // Families see certificates that are confirmed.
    table: 'hifz_certificates',
    where: 't.student_id = p.id and t.confirmed_at is not null',
    gives: ['juz', 'proposed_at', 'confirmed_at'],
  },
  {
    table: 'hifz_certificates',
    of: ['student_id'],
    by: ['proposed_by', 'confirmed_by'],
    erases: 'rows',
    merges: { student_id: { move: { unlessThere: ['t.juz'] } } },
    counts: [{ as: 'certificates', where: 't.student_id = p.id and t.confirmed_at is not null' }],
  },
];
