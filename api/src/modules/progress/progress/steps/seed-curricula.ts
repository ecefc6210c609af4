import type { Sql } from '#base/database/sql.ts';
import { letters } from './letters.ts';

const curriculumText = `insert into curricula (key, title_en, title_ar, subject, created_at, changed_at)
  values ('letters', 'Reading from the first letter', 'القراءة من الحرف الأول', 'reading', $1, $1)
  on conflict (key) do nothing returning id::int`;
const stepsText = `insert into curriculum_steps (curriculum_id, position, level, level_ar, title_en, title_ar)
  select $1, r.position, r.level, r.level_ar, r.title_en, r.title_ar
  from jsonb_to_recordset($2::jsonb) r(position int, level text, level_ar text, title_en text, title_ar text) order by r.position`;

/** D128: makes the built-in curriculum, once; what the academy has changed of it stays. */
export async function seedCurricula(sql: Sql, now: Date): Promise<void> {
  await sql.transaction(async (inner) => {
    const [made] = await inner.query<{ id: number }>({ text: curriculumText, values: [now] });
    if (!made) return;
    const rows = letters
      .flatMap(({ level: [level, level_ar], steps }) =>
        steps.map(([title_en, title_ar]) => ({ level, level_ar, title_en, title_ar })),
      )
      .map((row, index) => ({ ...row, position: index + 1 }));
    await inner.query({ text: stepsText, values: [made.id, JSON.stringify(rows)] });
  });
}
