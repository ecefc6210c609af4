import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { classes } from '#modules/classes/classes/classes.table.ts';

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** The lines of the rubric by which leaders visit classes (D155). */
export const visitRubricLines = pgTable('visit_rubric_lines', {
  id: identity(),
  position: integer('position').notNull(),
  titleEn: text('title_en').notNull(),
  titleAr: text('title_ar').notNull(),
});

/** A leader's visit of a class (D155): planned, then recorded, then released to the teacher. */
export const visits = pgTable(
  'visits',
  {
    id: identity(),
    classId: bigint('class_id', { mode: 'number' })
      .notNull()
      .references(() => classes.id),
    /** The teacher of the class as it was planned; a class that somebody else gives is not visited. */
    teacherId: person('teacher_id').notNull(),
    /** Who planned it; then who recorded it, who alone changes it. */
    visitorId: person('visitor_id').notNull(),
    advice: text('advice'),
    /** The teacher's. */
    answer: text('answer'),
    recordedAt: at('recorded_at'),
    releasedAt: at('released_at'),
    answeredAt: at('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('visits_class_key').on(t.classId),
    index('visits_teacher_idx').on(t.teacherId, t.id),
    index('visits_visitor_idx').on(t.visitorId),
    check('visits_state_check', sql.raw('released_at is null or recorded_at is not null')),
    check('visits_answer_check', sql.raw('answer is null or (released_at is not null and answered_at is not null)')),
  ],
);

/** The lines of a recorded visit, as the rubric was then; a later change of the rubric does not change them. */
export const visitScores = pgTable(
  'visit_scores',
  {
    visitId: bigint('visit_id', { mode: 'number' })
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
    /** Of the rubric, where the line may be gone. */
    lineId: bigint('line_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    /** From 1 to 4; null: not observed in this class. */
    score: smallint('score'),
    note: text('note'),
  },
  (t) => [
    primaryKey({ columns: [t.visitId, t.lineId] }),
    check('visit_scores_score_check', sql.raw('score between 1 and 4')),
  ],
);
