import type { InferInput } from 'valibot';
import { lockSettings, storedSettings, storeSettings } from '#base/academy/academy-settings.ts';
import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { activeUsers, userRef } from '#modules/accounts/identity/users-sql.ts';
import { legalTextsSetting, openChatTextSetting } from '#modules/platform/academy/academy.settings.ts';
import type { Publication, TextsQuery, textsPage, WirePublishedText } from './consents.schema.ts';
import { currentVersions, inOrder, isAcceptedFor, textJson } from './consents-sql.ts';

const wire = `json_build_object('id', l.id::text, ${textJson}, 'publishedBy', ${userRef('l.published_by')},
  'accepted', (select count(*)::int from consents c where c.kind = l.kind and c.version = l.version),
  'missing', case when l.id in (select m.id from ${currentVersions} m)
    then (select count(*)::int from ${activeUsers} u where not ${isAcceptedFor('u.id')}) end)`;

/** All versions, the newest first. */
export async function listLegalTexts({ sql }: ViewerCtx, query: TextsQuery): Promise<InferInput<typeof textsPage>> {
  const { page, per_page, kind } = query;
  const matching = `from legal_texts l where ($1::text is null or l.kind = $1)`;
  const [found] = await sql.query<{ total: number; rows: WirePublishedText[] }>({
    text: `select (select count(*)::int ${matching}) as total, coalesce((select json_agg(p.json) from (
      select ${wire} as json ${matching} order by l.published_at desc, l.id desc limit $2 offset $3) p), '[]') as rows`,
    values: [kind ?? null, per_page, offsetOf(query)],
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  return { data: rows, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}

async function findText(sql: Sql, id: number): Promise<WirePublishedText> {
  const text = `select ${wire} as json from legal_texts l where l.id = $1`;
  const [row] = await sql.query<{ json: WirePublishedText }>({ text, values: [id] });
  if (!row) throw new Error('the text was not stored');
  return row.json;
}

const addText = `insert into legal_texts (kind, version, text_en, text_ar, published_at, published_by)
  select $1, $2, $3, $4, $5, $6 where $2 = (select coalesce(max(version), 0) + 1 from legal_texts where kind = $1)
  on conflict (kind, version) do nothing returning id::int`;

/** Stores in the settings which texts exist, as every page has these settings. */
export async function noteKinds(sql: Sql, at: Date, by: number | null): Promise<void> {
  const text = `select string_agg(l.kind, ',' order by ${inOrder('l.kind')}) as kinds from legal_texts l where l.version = 1`;
  const [row] = await sql.query<{ kinds: string | null }>({ text });
  await storeSettings(sql, { values: new Map([[legalTextsSetting.key, row?.kinds ?? '']]), at, by });
}

/** Stores since which version the notice about monitoring says that parents are in conversations (D143). */
async function noteOpenChats(sql: Sql, ctx: ViewerCtx, { version, opensChats }: Publication): Promise<void> {
  const since = Number((await storedSettings(sql)).get(openChatTextSetting.key) ?? 0);
  if (opensChats === since > 0) return;
  const values = new Map([[openChatTextSetting.key, opensChats ? version : 0]]);
  await storeSettings(sql, { values, at: ctx.now, by: ctx.viewer.userId });
}

const publish = (ctx: ViewerCtx, publication: Publication): Promise<WirePublishedText> =>
  ctx.sql.transaction(async (sql) => {
    const { kind, version, text } = publication;
    await lockSettings(sql);
    const values = [kind, version, text.en, text.ar, ctx.now, ctx.viewer.userId];
    const [added] = await sql.query<{ id: number }>({ text: addText, values });
    if (!added) throw new AppError('conflict', 'Somebody else has published a version of this text');
    if (kind === 'monitoring') await noteOpenChats(sql, ctx, publication);
    if (version === 1) await noteKinds(sql, ctx.now, ctx.viewer.userId);
    await writeAudit(sql, ctx, {
      action: 'legal-text.publish',
      subject: 'legal-text',
      subjectId: added.id,
      after: { legalKind: kind, version },
    });
    return findText(sql, added.id);
  });

/**
 * Publishes a text: everybody is then asked to accept it. @throws AppError `conflict` if somebody else has already
 * published that version.
 */
export async function publishText(ctx: ViewerCtx, publication: Publication): Promise<WirePublishedText> {
  const published = await publish(ctx, publication);
  await ctx.deps.academySettings.refresh();
  return published;
}
