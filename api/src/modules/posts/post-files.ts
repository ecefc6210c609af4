import { removeDrafts } from '#modules/media/doom-media.ts';
import { maxBytesOf } from '#modules/media/media-kinds.ts';
import { receiveMedia } from '#modules/media/receive-media.ts';
import { ReceivedMedia } from '#modules/media/received-media.ts';
import type { FileParts } from '#platform/http/received-file.ts';
import { MAX_FILES, TOO_MANY_FILES } from './post-media.ts';

const isMedia = (file: object): file is ReceivedMedia => file instanceof ReceivedMedia;

/** How a form with a post brings its images and videos (C1, C2). */
export const postFiles: FileParts = {
  fields: /^images(\[\d{1,3}\])?$/,
  max: MAX_FILES,
  tooMany: TOO_MANY_FILES,
  maxFileBytes: maxBytesOf.video,
  receive: (ctx, part) =>
    receiveMedia(ctx, part, { kinds: ['image', 'video'], wrongType: 'This file is neither a picture nor a video' }),
  discard: (ctx, files) =>
    removeDrafts(
      ctx,
      files.filter(isMedia).map(({ id }) => id),
    ),
};
