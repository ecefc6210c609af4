import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { books } from '#modules/library/books/books.table.ts';
import { demoCtx } from './demo-ctx.ts';
import { type DemoFile, prepareFiles, storeFile } from './files/demo-files.ts';
import { workbook } from './files/workbook.ts';
import { type PersonIds, people } from './people/people.ts';
import { viewerOf } from './posts/viewers.ts';

interface DemoBook {
  title: string;
  description: string;
  /** A picture of `media/`, or the pictures of a workbook, whose first one is the cover. */
  file: string | readonly [string, ...string[]];
  daysAgo: number;
}

const demoBooks: DemoBook[] = [
  {
    title: 'Letters and first words',
    description: 'Nine pages to read, trace and copy.',
    file: [
      'writing-ba',
      'writing-ayn',
      'writing-ha',
      'word-sun',
      'word-moon',
      'word-star',
      'word-pen',
      'word-olive',
      'word-seas',
    ],
    daysAgo: 160,
  },
  {
    title: 'كراسة الخط',
    description: 'صفحات للتدريب على كتابة الحروف، ومعها مخارجها.',
    file: ['pen-practice', 'writing-ayn', 'writing-ha', 'makharij'],
    daysAgo: 120,
  },
  {
    title: 'أحكام النون الساكنة',
    description: 'لوحة بالأحكام الأربعة مع أمثلة من جزء عمّ.',
    file: 'noon-sakinah.webp',
    daysAgo: 90,
  },
  {
    title: 'Thirty squares',
    description: 'A month of reading on one sheet: colour a square for each part.',
    file: 'thirty-squares.webp',
    daysAgo: 30,
  },
];

const DAY_MS = 24 * 60 * 60_000;

interface PreparedBook {
  book: DemoBook;
  file: DemoFile;
  cover: DemoFile | undefined;
}

const pictureOf = ({ file }: DemoBook) => (typeof file === 'string' ? file : `${file[0]}.webp`);

/** Prepares the files: this takes long, so no transaction may wait for it. */
export async function prepareBooks(): Promise<PreparedBook[]> {
  const pictures = await prepareFiles(demoBooks.map(pictureOf));
  return Promise.all(
    demoBooks.map(async (book): Promise<PreparedBook> => {
      const picture = pictures.get(pictureOf(book));
      if (!picture) throw new Error(`${book.title} has no picture`);
      if (typeof book.file === 'string') return { book, file: picture, cover: undefined };
      return { book, file: { name: `${book.title}.pdf`, bytes: await workbook(book.file) }, cover: picture };
    }),
  );
}

/** The library, filled by a leader. */
export async function seedBooks(
  deps: Deps,
  sql: Sql,
  prepared: readonly PreparedBook[],
  ids: PersonIds,
): Promise<void> {
  const leader = people.find(({ login }) => login === 'leader');
  if (!leader) throw new Error('the demo has no leader');
  const viewer = viewerOf(leader, ids);
  for (const { book, file, cover } of prepared) {
    const at = new Date(deps.now().getTime() - book.daysAgo * DAY_MS);
    const ctx = demoCtx({ deps, sql, viewer, now: at });
    const mediaId = await storeFile(ctx, file);
    const coverId = cover ? await storeFile(ctx, cover) : null;
    const { title, description } = book;
    await sql.orm
      .insert(books)
      .values({ title, description, mediaId, coverId, createdBy: viewer.userId, createdAt: at });
  }
}
