import { mediaFiles } from '#modules/platform/files/media/media-files.ts';
import { MAX_FILES, TOO_MANY_FILES } from './post-media.ts';

/** The rules for images and videos in a form with a post (C1, C2). */
export const postFiles = mediaFiles({
  fields: /^images(\[\d{1,3}\])?$/,
  max: MAX_FILES,
  tooMany: TOO_MANY_FILES,
  kinds: ['image', 'video'],
  wrongType: 'This file is neither a picture nor a video',
});
