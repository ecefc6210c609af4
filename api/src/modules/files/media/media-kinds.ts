const MB = 1024 * 1024;

export type MediaKind = 'image' | 'video' | 'audio' | 'document';

/** C1, in bytes. */
export const maxBytesOf: Record<MediaKind, number> = {
  image: 10 * MB,
  video: 50 * MB,
  audio: 10 * MB,
  document: 10 * MB,
};

export const tooLargeWords: Record<MediaKind, string> = {
  image: 'The image is larger than 10 MB',
  video: 'The video is larger than 50 MB',
  audio: 'The recording is larger than 10 MB',
  document: 'The file is larger than 10 MB',
};
