import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { materials } from '#modules/library/materials/materials.table.ts';
import { demoCtx } from './demo-ctx.ts';
import { type DemoFile, storeFile } from './files/demo-files.ts';
import { type DemoSlide, slides } from './files/slides.ts';
import { workbook } from './files/workbook.ts';
import { type PersonIds, people } from './people/people.ts';
import { viewerOf } from './posts/viewers.ts';

interface DemoMaterial {
  subject: 'Quran' | 'Arabic';
  language: 'en' | 'ar';
  name: string;
  nameAr: string;
  content: string;
  /** What its classes teach (D107). */
  teaches: (typeof materials.$inferSelect)['subject'];
  /** Made of pictures of `media/`: a presentation with words, or a PDF. */
  file?:
    | { name: `${string}.pptx`; slides: readonly DemoSlide[] }
    | { name: `${string}.pdf`; pictures: readonly string[] };
}

/** The first material of a subject and a language is the one that its classes use. */
const demoMaterials: DemoMaterial[] = [
  {
    subject: 'Quran',
    language: 'en',
    name: 'Quran – Juz Tabarak and Juz Amma',
    teaches: 'memorisation',
    nameAr: 'القرآن – جزء تبارك وجزء عمّ',
    content:
      'Memorisation in portions of ten verses.\nEach class: the new portion, the last three, one page of revision.',
  },
  {
    subject: 'Quran',
    language: 'ar',
    name: 'Quran – Juz Tabarak and Juz Amma, in Arabic',
    teaches: 'memorisation',
    nameAr: 'القرآن – جزء تبارك وجزء عمّ',
    content: 'حفظ بمقاطع من عشر آيات.\nفي كل حصة: الجديد، ثم آخر ثلاثة مقاطع، ثم صفحة من المراجعة.',
  },
  {
    subject: 'Arabic',
    language: 'en',
    name: 'Arabic for beginners – Book 1',
    teaches: 'arabic',
    nameAr: 'العربية للمبتدئين – الكتاب الأول',
    content: 'Letters, vowels, first words and short stories.\nHomework: one page of writing after each class.',
    file: {
      name: 'Letters and first words.pptx',
      slides: [
        { picture: 'writing-ba', arabic: 'حرف الباء: بَ، بِ، بُ', english: 'The letter ba with its three short vowels' },
        { picture: 'writing-ayn', arabic: 'حرف العين: عَ، عِ، عُ', english: 'The letter ayn with its three short vowels' },
        { picture: 'writing-ha', arabic: 'حرف الهاء: هَ، هِ، هُ', english: 'The letter ha with its three short vowels' },
        { picture: 'word-sun', arabic: 'هٰذِهِ شَمْسٌ', english: 'This is a sun' },
        { picture: 'word-moon', arabic: 'هٰذا قَمَرٌ', english: 'This is a moon' },
        { picture: 'word-star', arabic: 'هٰذِهِ نَجْمَةٌ', english: 'This is a star' },
        { picture: 'word-pen', arabic: 'هٰذا قَلَمٌ', english: 'This is a pen' },
      ],
    },
  },
  {
    subject: 'Arabic',
    language: 'ar',
    name: 'Arabic language – Book 1',
    teaches: 'arabic',
    nameAr: 'اللغة العربية – الكتاب الأول',
    content: 'الحروف والحركات والكلمات الأولى وقصص قصيرة.\nالواجب: صفحة كتابة بعد كل حصة.',
  },
  {
    subject: 'Quran',
    language: 'ar',
    name: 'Tuhfat al-Atfal – rules of tajweed',
    teaches: 'recitation',
    nameAr: 'تحفة الأطفال في التجويد',
    content: 'أحكام النون الساكنة والتنوين، والميم الساكنة، والمدود، مع أمثلة من جزء عمّ.',
    file: { name: 'أحكام التجويد.pdf', pictures: ['noon-sakinah', 'makharij'] },
  },
  {
    subject: 'Quran',
    language: 'en',
    name: 'Noorani Qaida',
    teaches: 'reading',
    nameAr: 'القاعدة النورانية',
    content: 'From single letters to whole words, with the places of articulation.\nFor students who cannot read yet.',
  },
];

const DAYS_MS = 190 * 24 * 60 * 60_000;

/** Returns the id of the material that a course uses. */
export type MaterialOf = (subject: DemoMaterial['subject'], language: DemoMaterial['language']) => number | undefined;

/** Prepares the files: this takes long, so no transaction may wait for it. */
export const prepareMaterials = (): Promise<(DemoFile | null)[]> =>
  Promise.all(
    demoMaterials.map(async ({ file }) => {
      if (!file) return null;
      const bytes = 'slides' in file ? await slides(file.slides) : await workbook(file.pictures);
      return { name: file.name, bytes };
    }),
  );

async function storeFiles(ctx: ViewerCtx, files: readonly (DemoFile | null)[]): Promise<(string | null)[]> {
  const stored: (string | null)[] = [];
  for (const file of files) stored.push(file && (await storeFile(ctx, file)));
  return stored;
}

/** The teaching materials, as if added by a leader. */
export async function seedMaterials(
  deps: Deps,
  sql: Sql,
  prepared: readonly (DemoFile | null)[],
  ids: PersonIds,
): Promise<MaterialOf> {
  const leader = people.find(({ login }) => login === 'leader');
  if (!leader) throw new Error('the demo has no leader');
  const viewer = viewerOf(leader, ids);
  const now = new Date(deps.now().getTime() - DAYS_MS);
  const ctx = demoCtx({ deps, sql, viewer, now });
  const files = await storeFiles(ctx, prepared);
  const rows = demoMaterials.map(({ name, nameAr, content, teaches }, index) => {
    const mediaId = files[index] ?? null;
    return {
      name,
      nameAr,
      content,
      subject: teaches,
      mediaId,
      fileAddedAt: mediaId ? now : null,
      createdBy: viewer.userId,
      createdAt: now,
    };
  });
  const added = await sql.orm.insert(materials).values(rows).returning({ id: materials.id });
  return (subject, language) =>
    added[demoMaterials.findIndex((each) => each.subject === subject && each.language === language)]?.id;
}
