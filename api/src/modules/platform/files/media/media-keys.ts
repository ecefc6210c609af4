/** The key of a media file's bytes. */
export const mediaKey = (id: string, extension: string): string => `media/${id}.${extension}`;
export const thumbnailKey = (id: string, width: number): string => `media/${id}-${width}.webp`;
