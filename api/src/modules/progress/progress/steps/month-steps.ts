import type { Sql } from '#base/database/sql.ts';
import { attendedClasses } from '#modules/classes/classes/held-classes.ts';
import { type PairMonth, pairMonthValues } from '#modules/study/reports/index.ts';

interface MonthStep {
  title: { en: string; ar: string };
  state: 'begun' | 'passed' | 'again';
}

/** The steps of the classes that a monthly report covers, each by the last class of the month. */
const monthText = `select x.title, x.state from (select distinct on (e.step_id) e.state, s.position, s.curriculum_id,
      json_build_object('en', s.title_en, 'ar', s.title_ar) as title
    from student_steps e join ${attendedClasses} c on c.id = e.class_id join curriculum_steps s on s.id = e.step_id
    where c.teacher_id = $1 and c.student_id = $2 and c.starts_at >= $3 and c.starts_at < $4
    order by e.step_id, c.starts_at desc, e.class_id desc) x order by x.curriculum_id, x.position`;

const begins = {
  passed: { en: 'Steps passed: ', ar: 'الخطوات المتقنة: ' },
  again: { en: 'To repeat: ', ar: 'تُعاد: ' },
};

/** Sentences about the steps of a month; empty without any. */
export async function monthSteps(sql: Sql, pair: PairMonth): Promise<{ en: string; ar: string }> {
  const steps = await sql.query<MonthStep>({ text: monthText, values: await pairMonthValues(sql, pair) });
  const sentence = (state: 'passed' | 'again', language: 'en' | 'ar') => {
    const titles = steps.filter((step) => step.state === state).map(({ title }) => title[language]);
    return titles.length > 0 ? `${begins[state][language]}${titles.join(language === 'ar' ? '، ' : ', ')}.` : '';
  };
  const said = (language: 'en' | 'ar') =>
    [sentence('passed', language), sentence('again', language)].filter(Boolean).join(' ');
  return { en: said('en'), ar: said('ar') };
}
