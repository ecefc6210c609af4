const MB = 1024 * 1024;

export type MediaKind = 'image' | 'video' | 'audio' | 'document';

/** C1, in megabytes: the only place in the API with these numbers. */
export const maxMegabytesOf: Record<MediaKind, number> = { image: 10, video: 50, audio: 10, document: 10 };

export const maxBytesOf = (kind: MediaKind): number => maxMegabytesOf[kind] * MB;

const names: Record<MediaKind, string> = { image: 'image', video: 'video', audio: 'recording', document: 'file' };

export const tooLargeWords = (kind: MediaKind): string =>
  `The ${names[kind]} is larger than ${maxMegabytesOf[kind]} MB`;
