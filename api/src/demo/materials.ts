import type { Sql } from '#base/database/sql.ts';
import { materials } from '#modules/materials/materials.table.ts';
import type { PersonIds } from './people/people.ts';

interface DemoMaterial {
  subject: 'Quran' | 'Arabic';
  language: 'en' | 'ar';
  name: string;
  content: string;
}

/** The first of a subject and a language is what its classes use. */
const demoMaterials: DemoMaterial[] = [
  {
    subject: 'Quran',
    language: 'en',
    name: 'Quran – Juz Tabarak and Juz ‘Amma',
    content:
      'Memorisation in portions of ten verses.\nEach class: the new portion, the last three, one page of revision.',
  },
  {
    subject: 'Quran',
    language: 'ar',
    name: 'القرآن – جزء تبارك وجزء عمّ',
    content: 'حفظ بمقاطع من عشر آيات.\nفي كل حصة: الجديد، ثم آخر ثلاثة مقاطع، ثم صفحة من المراجعة.',
  },
  {
    subject: 'Arabic',
    language: 'en',
    name: 'Arabic for beginners – Book 1',
    content: 'Letters, vowels, first words and short stories.\nHomework: one page of writing after each class.',
  },
  {
    subject: 'Arabic',
    language: 'ar',
    name: 'اللغة العربية – الكتاب الأول',
    content: 'الحروف والحركات والكلمات الأولى وقصص قصيرة.\nالواجب: صفحة كتابة بعد كل حصة.',
  },
  {
    subject: 'Quran',
    language: 'ar',
    name: 'تحفة الأطفال في التجويد',
    content: 'أحكام النون الساكنة والتنوين، والميم الساكنة، والمدود، مع أمثلة من جزء عمّ.',
  },
  {
    subject: 'Quran',
    language: 'en',
    name: 'Noorani Qaida',
    content: 'From single letters to whole words, with the places of articulation.\nFor students who cannot read yet.',
  },
];

const DAYS_MS = 190 * 24 * 60 * 60_000;

/** The id of the material that a course uses. */
export type MaterialOf = (subject: DemoMaterial['subject'], language: DemoMaterial['language']) => number | undefined;

export async function seedMaterials(sql: Sql, ids: PersonIds, now: Date): Promise<MaterialOf> {
  const createdAt = new Date(now.getTime() - DAYS_MS);
  const createdBy = ids.get('leader') ?? null;
  const added = await sql.orm
    .insert(materials)
    .values(demoMaterials.map(({ name, content }) => ({ name, content, createdBy, createdAt })))
    .returning({ id: materials.id });
  return (subject, language) =>
    added[demoMaterials.findIndex((each) => each.subject === subject && each.language === language)]?.id;
}
