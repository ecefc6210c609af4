import type { FileParts, ReceivedFile } from '#platform/http/received-file.ts';
import { removeDrafts } from './doom-media.ts';
import type { MediaRules } from './incoming-file.ts';
import { maxBytesOf } from './media-kinds.ts';
import { receiveMedia, receivePoster } from './receive-media.ts';
import { ReceivedMedia } from './received-media.ts';

const idsOf = (files: readonly ReceivedFile[]) =>
  files.flatMap((file) => (file instanceof ReceivedMedia ? [file.id] : []));

type Rules = MediaRules & Pick<FileParts, 'fields' | 'max' | 'tooMany'>;

/** How a call takes in media. */
export const mediaFiles = ({ fields, max, tooMany, ...rules }: Rules): FileParts => ({
  fields,
  max,
  tooMany,
  maxFileBytes: Math.max(...rules.kinds.map((kind) => maxBytesOf[kind])),
  receive: (ctx, part) =>
    part.field === 'poster' ? receivePoster(part, rules.wrongType) : receiveMedia(ctx, part, rules),
  discard: (ctx, files) => removeDrafts(ctx, idsOf(files)),
});

/** The one file of a message, as `attachment`. */
export const messageFiles = mediaFiles({
  fields: /^attachment$/,
  max: 1,
  tooMany: 'Too many files: a message takes one',
  kinds: ['image', 'audio', 'document'],
  wrongType: 'This file is neither a picture nor a PDF nor a recording',
});

/** An upload ahead of what it is for: any kind of file as `file`, for a video also its `poster`. */
export const uploadFiles: FileParts = {
  ...mediaFiles({
    fields: /^(file|poster)$/,
    max: 2,
    tooMany: 'Too many files: an upload takes one',
    kinds: ['image', 'video', 'audio', 'document'],
    wrongType: 'This file is neither a picture nor a video',
  }),
  keepsDrafts: true,
};
