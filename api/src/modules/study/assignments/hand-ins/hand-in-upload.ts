import type { ViewerCtx } from '#base/http/ctx.ts';
import { receiveUpload, removeParts } from '#modules/platform/files/in-parts/uploads-in-parts.ts';
import { removeDrafts } from '#modules/platform/files/media/delete-media.ts';
import { handInRules } from '#modules/platform/files/media/media-files.ts';
import { findHandedIn, handIn, nextTry } from './hand-in.ts';
import type { WireHandIn } from './hand-ins.schema.ts';

interface HandingIn {
  ctx: ViewerCtx;
  id: number;
  /** The id of a file that was sent in parts. */
  upload: string;
  note: string | null;
}

/** The file is assembled outside of the transaction: an unused draft is removed again. */
async function handInParts({ ctx, id, upload, note }: HandingIn): Promise<WireHandIn> {
  const file = await receiveUpload({ ctx, id: upload, rules: handInRules });
  try {
    return await handIn({ ctx, id, input: { file, note }, uploadId: upload });
  } catch (error) {
    await removeDrafts(ctx, [file.id]);
    throw error;
  }
}

/** C25: hands in a file that was sent in parts, only once; a repetition returns the same hand-in. */
export async function handInUpload(handing: HandingIn): Promise<WireHandIn> {
  const { ctx, id, upload } = handing;
  const of = { id, uploadId: upload };
  const earlier = await findHandedIn(ctx.sql, ctx, of);
  if (earlier) {
    // The call that handed it in may have stopped before it removed the parts.
    await removeParts({ ctx, id: upload });
    return earlier;
  }
  await nextTry(ctx.sql, ctx, id);
  const added = await handInParts(handing).catch(async (error: unknown) => {
    // The same call of another tab may have been first.
    const first = await findHandedIn(ctx.sql, ctx, of);
    if (!first) throw error;
    return first;
  });
  await removeParts({ ctx, id: upload });
  return added;
}
