import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { AcceptedAtSignUp, AcceptedText } from '#modules/people/people/own/consent-hooks.ts';
import type { Acceptance, WireConsents } from './consents.schema.ts';
import { consentsFor, currentVersions } from './consents-sql.ts';
import { readConsents } from './read-consents.ts';

interface Accepted {
  accept: readonly AcceptedText[];
  userId: number;
  acceptedBy: number;
  language: PageLanguage;
  at: Date;
}

const acceptText = `insert into consents (user_id, kind, version, accepted_by, language, accepted_at)
  select $1, l.kind, l.version, $2, $3, $4 from ${currentVersions} l
  join unnest($5::text[], $6::int[]) a (kind, version) on a.kind = l.kind and a.version = l.version
  on conflict do nothing`;

async function store(sql: Sql, { accept, userId, acceptedBy, language, at }: Accepted): Promise<void> {
  const [kinds, versions] = [accept.map(({ kind }) => kind), accept.map(({ version }) => version)];
  await sql.query({ text: acceptText, values: [userId, acceptedBy, language, at, kinds, versions] });
}

async function checkConsentsFor(sql: Sql, viewerId: number, userId: number): Promise<void> {
  const text = `select from ${consentsFor('$1::bigint')} f where f.id = $2`;
  if ((await sql.query({ text, values: [viewerId, userId] })).length > 0) return;
  const whose =
    userId === viewerId ? 'A parent has to accept this for you' : 'You cannot accept this for somebody else';
  throw new AppError('forbidden', whose);
}

async function checkCurrent(sql: Sql, accept: readonly AcceptedText[]): Promise<void> {
  const rows = await sql.query<{ kind: string; version: number }>({
    text: `select kind, version from ${currentVersions} l`,
  });
  const current = new Map(rows.map(({ kind, version }) => [kind, version]));
  const isOld = accept.some(({ kind, version }) => current.get(kind) !== version);
  if (isOld) throw new AppError('conflict', 'There is a newer version of this text');
}

/** For the viewer, or by a parent for a child under age. @throws AppError `conflict` if a version is not current. */
export const acceptTexts = (ctx: ViewerCtx, { accept, student_id, language }: Acceptance): Promise<WireConsents> =>
  ctx.sql.transaction(async (sql) => {
    const acceptedBy = ctx.viewer.userId;
    const userId = student_id ?? acceptedBy;
    await checkConsentsFor(sql, acceptedBy, userId);
    await checkCurrent(sql, accept);
    await store(sql, { accept, userId, acceptedBy, language, at: ctx.now });
    return readConsents({ ...ctx, sql });
  });

/**
 * Stores what the sign-up form says was accepted, also for the children under age whom it names (D163); for a former
 * version the consent is requested again.
 */
export async function acceptAtSignUp(sql: Sql, { now: at }: Ctx, { userId: acceptedBy, ...given }: AcceptedAtSignUp) {
  const text = `select f.id from ${consentsFor('$1::bigint')} f`;
  for (const { id: userId } of await sql.query<{ id: number }>({ text, values: [acceptedBy] }))
    await store(sql, { ...given, userId, acceptedBy, at });
}
