import type { Viewer } from '#base/auth/viewer.ts';
import type { FileParts, PublicFileParts, ReceivedFile, ViewerFileParts } from '#base/http/received-file.ts';
import { removeDrafts } from './delete-media.ts';
import type { MediaRules } from './incoming-file.ts';
import { type MediaKind, maxBytesOf } from './media-kinds.ts';
import { documentMimes, officeMimes } from './media-type.ts';
import { receiveMedia, receivePoster } from './receive-media.ts';
import { ReceivedMedia } from './received-media.ts';
import { uploadKinds } from './upload-kinds.ts';

const idsOf = (files: readonly ReceivedFile[]) =>
  files.flatMap((file) => (file instanceof ReceivedMedia ? [file.id] : []));

interface Rules extends Omit<MediaRules, 'allowed'>, Pick<FileParts, 'fields' | 'max' | 'tooMany'> {
  /** The kinds that a user may upload; without it every kind. */
  allowedFor?(viewer: Viewer): MediaKind[];
}

/** The media files that a call accepts. */
export const mediaFiles = ({ fields, max, tooMany, allowedFor, ...rules }: Rules): ViewerFileParts => ({
  fields,
  max,
  tooMany,
  maxFileBytes: Math.max(...rules.kinds.map(maxBytesOf)),
  receive: async (ctx, part) => {
    const allowed = allowedFor?.(ctx.viewer) ?? rules.kinds;
    return part.field === 'poster'
      ? receivePoster(ctx, part, { ...rules, allowed })
      : receiveMedia(ctx, part, { ...rules, allowed });
  },
  discard: (ctx, files) => removeDrafts(ctx, idsOf(files)),
});

/** The same for visitors; the file has no owner, whoever sends it. */
export const publicMediaFiles = ({
  fields,
  max,
  maxFields,
  repeatable,
  tooMany,
  ...rules
}: Omit<MediaRules, 'allowed'> &
  Pick<PublicFileParts, 'fields' | 'max' | 'tooMany'> & {
    maxFields: number;
    repeatable: RegExp;
  }): PublicFileParts => ({
  from: 'anybody',
  repeatable,
  fields,
  max,
  maxFields,
  tooMany,
  maxFileBytes: Math.max(...rules.kinds.map(maxBytesOf)),
  receive: async (ctx, part) => {
    await ctx.deps.limits.publicFiles.take(ctx.network);
    return receiveMedia({ ...ctx, viewer: null }, part, rules);
  },
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

/** The greatest length of a handed-in recitation (C25). */
export const MAX_RECITATION_SECONDS = 180;

/** What a student can hand in: a recitation, a picture or a PDF. */
export const handInRules = {
  kinds: ['image', 'audio', 'document'],
  wrongType: 'This file is neither a picture nor a PDF nor a recording',
  maxSeconds: MAX_RECITATION_SECONDS,
} as const satisfies MediaRules;

/** The same as the field `file` of a form. */
export const handInFiles = mediaFiles({
  ...handInRules,
  fields: /^file$/,
  max: 1,
  tooMany: 'Too many files: one is handed in at a time',
});

interface ObjectFiles {
  /** Whether Office documents are accepted too. */
  withOffice?: boolean;
}

/** The PDFs or pictures of an object, one in each of these fields. */
export const objectFiles = (fields: readonly string[], { withOffice = false }: ObjectFiles = {}): FileParts =>
  mediaFiles({
    fields: new RegExp(`^(${fields.join('|')})$`),
    max: fields.length,
    tooMany: 'Too many files: each field takes one',
    kinds: ['image', 'document'],
    mimes: withOffice ? [...documentMimes, ...officeMimes] : documentMimes,
    wrongType: withOffice ? 'Only PDF, image or Office files are allowed' : 'Only PDF or image files are allowed',
  });

/** An upload before its object is stored: any kind of file as `file`, and for a video its `poster`. */
export const uploadFiles: FileParts = {
  ...mediaFiles({
    fields: /^(file|poster)$/,
    max: 2,
    tooMany: 'Too many files: an upload takes one',
    kinds: ['image', 'video', 'audio', 'document'],
    wrongType: 'This file is neither a picture nor a video nor a recording nor a PDF',
    allowedFor: uploadKinds,
  }),
  keepsDrafts: true,
};
