import { classes } from '#modules/classes/classes/classes.table.ts';
import { materials } from '#modules/library/materials/materials.table.ts';
import { dailyReportParts, dailyReports } from '#modules/study/reports/reports.table.ts';
import type { BuildCtx } from './build-ctx.ts';
import type { PeopleBuilders, User } from './people.ts';

type Class = typeof classes.$inferSelect;

interface ClassFields extends Partial<Omit<Class, 'id' | 'studentId' | 'teacherId' | 'leaderId'>> {
  student?: Pick<User, 'id'>;
  teacher?: Pick<User, 'id'>;
  leader?: Pick<User, 'id'>;
}

interface ReportFields {
  classId: number;
  author: Pick<User, 'id'>;
  text?: string;
  createdAt?: Date;
}

const MINUTE_MS = 60_000;

export function classBuilders({ deps, sequence }: BuildCtx, { buildTeacher, buildStudent }: PeopleBuilders) {
  const { orm } = deps.database.sql;

  /** A class that starts now; its people have profiles unless they are named. */
  async function buildClass({ student, teacher, leader, ...fields }: ClassFields = {}): Promise<Class> {
    const number = sequence();
    const people = {
      teacherId: (teacher ?? (await buildTeacher())).id,
      studentId: (student ?? (await buildStudent())).id,
      leaderId: leader?.id ?? null,
    };
    const startsAt = fields.startsAt ?? deps.now();
    const [added] = await orm
      .insert(classes)
      .values({
        classNumber: number,
        title: `Class ${number}`,
        endsAt: new Date(startsAt.getTime() + (fields.durationMinutes ?? 30) * MINUTE_MS),
        // As typed in UTC.
        zone: 'UTC',
        wallTime: startsAt.toISOString().slice(0, 16).replace('T', ' '),
        // Allowed to overlap by default: a test about overlaps passes null.
        overlapBy: people.teacherId,
        ...fields,
        startsAt,
        ...people,
      })
      .returning();
    if (!added) throw new Error('no class');
    return added;
  }

  /** The report of a held class. */
  async function buildReport({ classId, author, text = 'Well done', createdAt = deps.now() }: ReportFields) {
    const [report] = await orm.insert(dailyReports).values({ classId, authorId: author.id, createdAt }).returning();
    if (!report) throw new Error('no report');
    await orm.insert(dailyReportParts).values({ reportId: report.id, position: 0, kind: 'comment', body: { text } });
    return report;
  }

  async function buildMaterial({ name = 'Qaida' }: { name?: string } = {}): Promise<typeof materials.$inferSelect> {
    const [material] = await orm.insert(materials).values({ name, content: 'Letters' }).returning();
    if (!material) throw new Error('no material');
    return material;
  }

  return { buildClass, buildReport, buildMaterial };
}
