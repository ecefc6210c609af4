import { isDeepStrictEqual } from 'node:util';
import { lockSettings, storedSettings, storeSettings } from '#base/academy/academy-settings.ts';
import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { SitePage } from '#base/site-texts/declared-words.ts';
import type { StoredSection } from '#base/site-texts/resolve-page.ts';
import { checkSections } from './check-sections.ts';
import { liveWords } from './live-words.ts';
import { newestVersion, readForEditor, storedSections } from './read-page.ts';
import type { Saved, WirePage } from './site-texts.schema.ts';
import { publishedVersions, siteTextsSetting, versionsText } from './site-texts.settings.ts';

const addText = `insert into site_texts (page, version, sections, saved_at, saved_by)
  values ($1, $2, $3::jsonb, $4, $5)`;
const publishText = `update site_texts set published_at = $3, published_by = $4 where page = $1 and version = $2`;

async function addVersion(sql: Sql, ctx: ViewerCtx, page: SitePage, sections: readonly StoredSection[]) {
  const version = (await newestVersion(sql, page)) + 1;
  const values = [page, version, JSON.stringify(sections), ctx.now, ctx.viewer.userId];
  await sql.query({ text: addText, values });
  return version;
}

interface Line {
  action: 'site-text.save' | 'site-text.publish' | 'site-text.restore';
  page: SitePage;
  version: number;
}

const audit = (sql: Sql, ctx: ViewerCtx, { action, page, version }: Line): Promise<void> =>
  writeAudit(sql, ctx, { action, subject: 'site-text', subjectId: version, after: { sitePage: page, version } });

/**
 * Saves a new version, which nobody sees before it is published. @throws AppError `outdated` if somebody else has saved
 * meanwhile, or `invalid`.
 */
export async function saveDraft(ctx: ViewerCtx, page: SitePage, { sections, version }: Saved): Promise<WirePage> {
  const words = await liveWords(ctx);
  const next = checkSections({ page, sections, declared: words.pages[page] });
  await ctx.sql.transaction(async (sql) => {
    await lockSettings(sql);
    const newest = await newestVersion(sql, page);
    // The same press again changes nothing.
    if (isDeepStrictEqual(await storedSections(sql, page, newest), next)) return;
    if (version !== undefined && version !== newest)
      throw new AppError('outdated', 'Somebody else has saved this page meanwhile', [], undefined, { newest });
    const added = await addVersion(sql, ctx, page, next);
    await audit(sql, ctx, { action: 'site-text.save', page, version: added });
  });
  return readForEditor(ctx, page, 'draft');
}

/** Makes a version the one that visitors see: the setting tells every process (D86). */
async function show(sql: Sql, ctx: ViewerCtx, page: SitePage, version: number): Promise<void> {
  await sql.query({ text: publishText, values: [page, version, ctx.now, ctx.viewer.userId] });
  const current = publishedVersions(String((await storedSettings(sql)).get(siteTextsSetting.key) ?? ''));
  const value = versionsText({ ...current, [page]: version });
  await storeSettings(sql, { values: new Map([[siteTextsSetting.key, value]]), at: ctx.now, by: ctx.viewer.userId });
}

/** Publishes what was saved last; the same press again changes nothing. @throws AppError `outdated` */
export async function publishPage(ctx: ViewerCtx, page: SitePage, seen: number | undefined): Promise<WirePage> {
  await ctx.sql.transaction(async (sql) => {
    await lockSettings(sql);
    const newest = await newestVersion(sql, page);
    if (seen !== undefined && seen !== newest)
      throw new AppError('outdated', 'Somebody else has saved this page meanwhile', [], undefined, { newest });
    const published = publishedVersions(String((await storedSettings(sql)).get(siteTextsSetting.key) ?? ''));
    if (published[page] === newest) return;
    await show(sql, ctx, page, newest);
    await audit(sql, ctx, { action: 'site-text.publish', page, version: newest });
  });
  await ctx.deps.academySettings.refresh();
  return readForEditor(ctx, page, 'draft');
}

/** Publishes a former version again, as a new one. @throws AppError `not_found` */
export async function restorePage(ctx: ViewerCtx, page: SitePage, version: number): Promise<WirePage> {
  await ctx.sql.transaction(async (sql) => {
    await lockSettings(sql);
    const sections = await storedSections(sql, page, version);
    const next = await addVersion(sql, ctx, page, sections);
    await show(sql, ctx, page, next);
    await audit(sql, ctx, { action: 'site-text.restore', page, version });
  });
  await ctx.deps.academySettings.refresh();
  return readForEditor(ctx, page, 'draft');
}
