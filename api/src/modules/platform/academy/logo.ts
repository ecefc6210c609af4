import { lockSettings, storedSettings, storeSettings } from '#base/academy/academy-settings.ts';
import { writeEdit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { encodeWithin } from '#base/images/encode-image.ts';
import { maxBytesOf, tooLargeWords } from '#modules/platform/files/media/media-kinds.ts';
import { removeFile, storePublicPicture } from '#modules/platform/files/store-image.ts';
import type { OwnFacts } from './academy.schema.ts';
import { logoSetting } from './academy.settings.ts';
import { auditLine } from './change-settings.ts';
import { describeAcademy } from './describe-academy.ts';
import { mayEditSetting } from './settings.policy.ts';

/** In pixels: twice the largest size on screens. */
const BOX = { width: 480, height: 160 };

async function setLogo(ctx: ViewerCtx, key: string): Promise<OwnFacts> {
  const former = await ctx.sql.transaction(async (sql) => {
    await lockSettings(sql);
    const before = String((await storedSettings(sql)).get(logoSetting.key) ?? '');
    const values = new Map([[logoSetting.key, key]]);
    if (before !== key) await storeSettings(sql, { values, at: ctx.now, by: ctx.viewer.userId });
    await writeEdit(sql, ctx, { ...auditLine, before: { academy_logo: before }, after: { academy_logo: key } });
    return before;
  });
  if (former && former !== key) await removeFile(ctx, former);
  await ctx.deps.academySettings.refresh();
  return describeAcademy(ctx.deps.academySettings);
}

function checkMayEdit(ctx: ViewerCtx): void {
  if (!mayEditSetting(ctx.viewer, logoSetting)) throw new AppError('forbidden', 'Only admins change this');
}

/** D86: the academy's logo, checked and encoded again like any other picture (D64). */
export async function changeLogo({ ctx, file }: { ctx: ViewerCtx; file: File }): Promise<OwnFacts> {
  checkMayEdit(ctx);
  if (file.size > maxBytesOf('image')) throw new AppError('too_large', tooLargeWords('image'));
  const encode = async (bytes: Uint8Array) => {
    const { width, height, ...encoded } = await encodeWithin(bytes, BOX);
    return { ...encoded, suffix: `-${width}x${height}` };
  };
  const picture = { folder: 'logos', extension: 'png', encode } as const;
  return setLogo(ctx, await storePublicPicture(ctx, new Uint8Array(await file.arrayBuffer()), picture));
}

/** Removes the logo: the academy is shown by its name and the mark of the platform. */
export async function removeLogo({ ctx }: { ctx: ViewerCtx }): Promise<OwnFacts> {
  checkMayEdit(ctx);
  return setLogo(ctx, '');
}
