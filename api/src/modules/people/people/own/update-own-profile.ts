import { writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { checkRecentPassword, followEmailChange } from '#modules/accounts/identity/index.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { type Account, changeAccount } from '#modules/accounts/identity/stored-account.ts';
import { rejectTakenPhone } from '#modules/people/people/profiles/taken-phone.ts';
import { maxBytesOf, tooLargeWords } from '#modules/platform/files/media/media-kinds.ts';
import { removeFile, storeImage } from '#modules/platform/files/store-image.ts';
import type { OwnProfile } from './own.schema.ts';
import { findOwnUser } from './own-account.ts';

type Change = Partial<Pick<Account, 'name' | 'email' | 'phone' | 'timezone' | 'image'>>;

const pick = (user: Account, change: Change) =>
  Object.fromEntries(Object.keys(change).map((key) => [key, user[key as keyof Change]]));

async function storeAvatar(ctx: ViewerCtx, image: File): Promise<string> {
  if (image.size > maxBytesOf('image')) throw new AppError('too_large', tooLargeWords('image'));
  return storeImage(ctx, 'avatars', new Uint8Array(await image.arrayBuffer()));
}

async function save(sql: Sql, ctx: ViewerCtx, change: Change): Promise<{ before: Account; after: Account }> {
  await lockUser(sql, ctx.viewer.userId);
  const before = await findOwnUser(sql, ctx);
  if (change.phone !== before.phone) await rejectTakenPhone(sql, change.phone, before.id);
  const after = await changeAccount(sql, before.id, change);
  await followEmailChange(sql, ctx, before, after);
  await writeEdit(sql, ctx, {
    action: 'user.update-own-profile',
    subject: 'user',
    subjectId: before.id,
    before: pick(before, change),
    after: pick(after, change),
  });
  return { before, after };
}

/** Whoever has the address can set a new password, so a new one is a change of the sign-in (D120). */
async function checkNewEmail(ctx: ViewerCtx, email: string | undefined, password: string | undefined): Promise<void> {
  if (email === undefined) return;
  const present = await findOwnUser(ctx.sql, ctx);
  if (email.toLowerCase() !== present.email.toLowerCase()) await checkRecentPassword(ctx, password);
}

/**
 * D6: only these fields can be changed here, whatever else is sent. A replaced picture is deleted.
 * @throws AppError 403 `password_needed`, 422 at `password`.
 */
export async function updateOwnProfile({ ctx, input }: { ctx: ViewerCtx; input: OwnProfile }): Promise<Account> {
  const { image, password, ...fields } = input;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Change;
  if (!image && Object.keys(given).length === 0) throw fieldError('name', 'required', 'Name is required');
  await checkNewEmail(ctx, given.email, password);
  const change = image ? { ...given, image: await storeAvatar(ctx, image) } : given;
  try {
    const { before, after } = await ctx.sql.transaction((sql) => save(sql, ctx, change));
    if (change.image && before.image) await removeFile(ctx, before.image);
    return after;
  } catch (error) {
    if (change.image) await removeFile(ctx, change.image);
    throw error;
  }
}
