import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import { classes } from '#modules/classes/classes/classes.table.ts';
import { media } from '#modules/platform/files/index.ts';
import { dailyReports } from '#modules/study/reports/reports.table.ts';
import { kinds } from './history/history.ts';
import { surahs } from './quran/structure.ts';

/** The kinds of mistakes that a teacher marks in a recitation. */
export const tags = ['makharij', 'sifat', 'madd', 'waqf', 'ghunna', 'other'] as const;

const user = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id);

const range = () => ({
  surahFrom: smallint('surah_from').notNull(),
  ayahFrom: smallint('ayah_from').notNull(),
  surahTo: smallint('surah_to').notNull(),
  ayahTo: smallint('ayah_to').notNull(),
});

const counts = surahs.map(({ ayahs }) => ayahs).join(',');
const isAyah = (end: 'from' | 'to') =>
  sql.raw(`ayah_${end} between 1 and coalesce((array[${counts}])[surah_${end}], 0)`);
/** H1: the database stores no range that does not exist in the Quran. */
const rangeChecks = (table: string) => [
  check(`${table}_from_check`, isAyah('from')),
  check(`${table}_to_check`, isAyah('to')),
  check(`${table}_order_check`, sql.raw('surah_from <> surah_to or ayah_from <= ayah_to')),
];

/** A range heard in a class, from the class's report; it counts while the class is held (H6). */
export const hifzEntries = pgTable(
  'hifz_entries',
  {
    id: identity(),
    reportId: bigint('report_id', { mode: 'number' })
      .notNull()
      .references(() => dailyReports.id, { onDelete: 'cascade' }),
    classId: bigint('class_id', { mode: 'number' })
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    studentId: user('student_id'),
    teacherId: user('teacher_id'),
    /** The day of the class, in the student's zone. */
    date: date('date').notNull(),
    kind: text('kind', { enum: kinds }).notNull(),
    ...range(),
    quality: smallint('quality').notNull(),
    mistakes: integer('mistakes').notNull().default(0),
    hesitations: integer('hesitations').notNull().default(0),
    tags: text('tags', { enum: tags }).array().notNull().default(sql`'{}'`),
    note: text('note'),
    createdAt: createdAt(),
  },
  (t) => [
    index('hifz_entries_report_idx').on(t.reportId),
    index('hifz_entries_class_idx').on(t.classId),
    index('hifz_entries_student_idx').on(t.studentId, t.date),
    ...rangeChecks('hifz_entries'),
    check('hifz_entries_kind_check', sql.raw(`kind in (${valuesOf(kinds)})`)),
    check('hifz_entries_quality_check', sql.raw('quality between 1 and 5')),
    check('hifz_entries_counts_check', sql.raw('mistakes >= 0 and hesitations >= 0')),
    check('hifz_entries_tags_check', sql.raw(`tags <@ array[${valuesOf(tags)}]`)),
  ],
);

/** A range that a student knew before the academy heard it, from the latest record; it belongs to no report. */
export const hifzKnown = pgTable(
  'hifz_known',
  {
    id: identity(),
    studentId: user('student_id'),
    ...range(),
    recordedBy: user('recorded_by'),
    recordedAt: at('recorded_at').notNull(),
    /** The day of the record, in the student's zone. */
    date: date('date').notNull(),
  },
  (t) => [index('hifz_known_student_idx').on(t.studentId), ...rangeChecks('hifz_known')],
);

/**
 * The certificate that a student has memorised a juz, or the whole Quran (juz 0): a teacher proposes it, a leader
 * confirms it, once each.
 */
export const hifzCertificates = pgTable(
  'hifz_certificates',
  {
    id: identity(),
    studentId: user('student_id'),
    juz: smallint('juz').notNull(),
    proposedBy: user('proposed_by'),
    proposedAt: at('proposed_at').notNull(),
    confirmedBy: bigint('confirmed_by', { mode: 'number' }).references(() => users.id),
    confirmedAt: at('confirmed_at'),
  },
  (t) => [
    unique('hifz_certificates_juz_key').on(t.studentId, t.juz),
    check('hifz_certificates_juz_check', sql.raw('juz between 0 and 30')),
    check('hifz_certificates_confirmed_check', sql.raw('(confirmed_by is null) = (confirmed_at is null)')),
  ],
);

/** D150: a page that the student or a parent marked as heard at home; once a day. It is in no report and no certificate. */
export const homeHearings = pgTable(
  'home_hearings',
  {
    id: identity(),
    studentId: user('student_id'),
    page: smallint('page').notNull(),
    /** The day in the student's zone. */
    heardOn: date('heard_on').notNull(),
    /** 1: not yet, 2: with help, 3: well. */
    quality: smallint('quality').notNull(),
    heardBy: user('heard_by'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('home_hearings_day_key').on(t.studentId, t.heardOn, t.page),
    check('home_hearings_page_check', sql.raw('page between 1 and 604')),
    check('home_hearings_quality_check', sql.raw('quality between 1 and 3')),
  ],
);

/** D150: what the family recorded while pages were recited at home on a day; kept for some months. */
export const homeRecordings = pgTable(
  'home_recordings',
  {
    id: identity(),
    studentId: user('student_id'),
    /** The day in the student's zone. */
    heardOn: date('heard_on').notNull(),
    pages: smallint('pages').array().notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    seconds: smallint('seconds').notNull(),
    recordedBy: user('recorded_by'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('home_recordings_media_key').on(t.mediaId),
    index('home_recordings_student_idx').on(t.studentId, t.heardOn),
    index('home_recordings_created_idx').on(t.createdAt),
  ],
);

/** D151, D152: a student's week and travel, as the teacher or the family set them; null is the default of the level. */
export const studyPlans = pgTable(
  'study_plans',
  {
    studentId: user('student_id').primaryKey(),
    /** 0 is Sunday. */
    daysOfWeek: smallint('days_of_week').array(),
    pagesADay: smallint('pages_a_day'),
    /** Days without study, both ends included. */
    travel: jsonb('travel').$type<{ from: string; to: string }[]>().notNull().default([]),
    changedBy: user('changed_by'),
    changedAt: at('changed_at').notNull(),
  },
  () => [
    check(
      'study_plans_week_check',
      sql.raw('days_of_week <@ array[0,1,2,3,4,5,6]::smallint[] and cardinality(days_of_week) > 0'),
    ),
    check('study_plans_pages_check', sql.raw('pages_a_day between 1 and 60')),
  ],
);

/** D153: a range that a student is to have memorised by a day. */
export const studyGoals = pgTable(
  'study_goals',
  {
    id: identity(),
    studentId: user('student_id'),
    ...range(),
    byDay: date('by_day').notNull(),
    setBy: user('set_by'),
    createdAt: createdAt(),
  },
  (t) => [index('study_goals_student_idx').on(t.studentId, t.byDay), ...rangeChecks('study_goals')],
);
