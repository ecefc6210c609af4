import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { languageOf, nameOf } from '#modules/accounts/identity/accounts.ts';
import { describeAcademy } from '#modules/platform/academy/describe-academy.ts';
import { type CertificateText, drawCertificate } from '../paper/draw-certificate.ts';
import type { WireLevel } from './steps.schema.ts';
import { readLevels } from './student-steps.ts';

const words = {
  en: {
    title: 'Certificate of completion',
    awarded: 'Awarded to',
    what: (level: string) => `for completing the level “${level}”`,
    extent: (curriculum: string, steps: number) => `${curriculum} (${steps} ${steps === 1 ? 'step' : 'steps'})`,
    teacher: 'Teacher',
    academy: 'The academy',
  },
  ar: {
    title: 'شهادة إتمام مستوى',
    awarded: 'تُمنح هذه الشهادة إلى',
    what: (level: string) => `لإتمام مستوى «${level}»`,
    extent: (curriculum: string, steps: number) => `${curriculum} (عدد الخطوات: ${steps})`,
    teacher: 'المعلم',
    academy: 'الأكاديمية',
  },
};

interface Asked {
  ctx: ViewerCtx;
  id: number;
  query: { curriculum: number; level: string; language?: PageLanguage | undefined };
}

const isComplete = ({ passed, of }: WireLevel): boolean => of > 0 && passed === of;

/** The report that recorded the last of its steps; those of a retired curriculum are all retired. */
function lastPassed({ steps }: WireLevel): { at: string; reportId: string } | undefined {
  const used = steps.filter(({ retired }) => !retired);
  const passed = (used.length > 0 ? used : steps).flatMap(({ at, reportId, state }) =>
    at && reportId && state === 'passed' ? [{ at, reportId }] : [],
  );
  return passed.sort(
    (one, other) => other.at.localeCompare(one.at) || Number(other.reportId) - Number(one.reportId),
  )[0];
}

const teacherText = 'select teacher_id::int as id from student_steps where report_id = $1 limit 1';

/**
 * D128: the certificate of a level whose steps, as it has them now, are all passed, made from the reports: it has no
 * row of its own, so a corrected report takes it back.
 * @throws AppError as `readLevels`, `not_found` for a level that is not complete.
 */
export async function readLevelPaper({ ctx, id, query }: Asked): Promise<{ name: string; pdf: Uint8Array }> {
  const { sql, viewer, deps } = ctx;
  const { levels } = await readLevels({ ctx, id });
  const level = levels.find((each) => each.curriculumId === String(query.curriculum) && each.level === query.level);
  const last = level && isComplete(level) ? lastPassed(level) : undefined;
  if (!level || !last) throw notFound('Certificate');
  const language = query.language ?? (await languageOf(sql, viewer.userId));
  const [teacher] = await sql.query<{ id: number }>({ text: teacherText, values: [last.reportId] });
  const title = language === 'ar' ? (level.levelAr ?? level.level) : level.level;
  const { title: named, awarded, what, extent, ...roles } = words[language];
  const name = await nameOf(sql, id);
  const text: CertificateText = {
    ...{ title: named, awarded, name, what: what(title), extent: extent(level.title[language], level.of), verse: null },
    signatures: [
      [roles.teacher, teacher ? await nameOf(sql, teacher.id) : ''],
      [roles.academy, describeAcademy(deps.academySettings).name[language]],
    ],
  };
  const pdf = await drawCertificate(ctx, { text, language, at: new Date(`${last.at}T12:00:00Z`) });
  return { name: `${name} - ${title}`, pdf };
}
