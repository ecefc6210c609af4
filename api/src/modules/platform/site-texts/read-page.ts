import { isAdmin } from '#base/auth/viewer.ts';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import type { SitePage } from '#base/site-texts/declared-words.ts';
import { resolvePage, type StoredSection } from '#base/site-texts/resolve-page.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { liveWords } from './live-words.ts';
import type { WirePage, WireVersion } from './site-texts.schema.ts';
import { BUILT_IN, publishedVersions, siteTextsSetting } from './site-texts.settings.ts';

const MOST_VERSIONS = 50;

export async function newestVersion(sql: Sql, page: SitePage): Promise<number> {
  const text = 'select max(version)::int as version from site_texts where page = $1';
  const [row] = await sql.query<{ version: number | null }>({ text, values: [page] });
  return row?.version ?? BUILT_IN;
}

/** @throws AppError `not_found` */
export async function storedSections(sql: Sql, page: SitePage, version: number): Promise<StoredSection[]> {
  if (version === BUILT_IN) return [];
  const text = 'select sections from site_texts where page = $1 and version = $2';
  const [row] = await sql.query<{ sections: StoredSection[] }>({ text, values: [page, version] });
  if (!row) throw notFound('Version');
  return row.sections;
}

const versionsText = `select version, ${instantOf('saved_at')} as "savedAt", ${userRef('saved_by')} as "savedBy",
  ${instantOf('published_at')} as "publishedAt", ${userRef('published_by')} as "publishedBy"
  from site_texts where page = $1 order by version desc limit $2`;
const builtIn: WireVersion = { version: BUILT_IN, savedAt: null, savedBy: null, publishedAt: null, publishedBy: null };

/** Whether what is stored makes a page other than the built-in one. */
const isEdited = (sections: readonly StoredSection[]) => sections.length > 0;

/** A page with what the editor needs; for admins. @throws AppError `not_found` */
export async function readForEditor(ctx: Ctx, page: SitePage, wanted: 'draft' | number): Promise<WirePage> {
  const { sql, deps } = ctx;
  const [newest, words] = [await newestVersion(sql, page), await liveWords(ctx)];
  const version = wanted === 'draft' ? newest : wanted;
  const sections = await storedSections(sql, page, version);
  const versions = await sql.query<WireVersion>({ text: versionsText, values: [page, MOST_VERSIONS] });
  return {
    page,
    version,
    edited: isEdited(sections),
    sections: resolvePage(words.pages[page], sections, page === 'faq'),
    editor: {
      published: publishedVersions(deps.academySettings.get(siteTextsSetting))[page],
      newest,
      declared: words.pages[page].map(({ key, texts }) => ({ key, texts })),
      versions: [...versions, builtIn],
    },
  };
}

/** What visitors see: without hidden sections. */
async function readPublished(ctx: Ctx, page: SitePage): Promise<WirePage> {
  const version = publishedVersions(ctx.deps.academySettings.get(siteTextsSetting))[page];
  const sections = await storedSections(ctx.sql, page, version);
  const words = await liveWords(ctx);
  const shown = resolvePage(words.pages[page], sections, page === 'faq').filter(({ hidden }) => !hidden);
  return { page, version, edited: isEdited(sections), sections: shown };
}

/** A page as published, or another version of it for admins. @throws AppError `unauthenticated`, `forbidden` */
export async function readPage(ctx: Ctx, page: SitePage, wanted?: 'draft' | number): Promise<WirePage> {
  if (wanted === undefined) return readPublished(ctx, page);
  const { viewer } = ctx;
  if (!viewer) throw new AppError('unauthenticated', 'Sign in to read drafts');
  if (!isAdmin(viewer) || !viewer.permissions.has('users.read'))
    throw new AppError('forbidden', 'Only admins read drafts');
  return readForEditor(ctx, page, wanted);
}
