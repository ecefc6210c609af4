import type { Media } from '#/api/media.ts';
import { type FileType, typeOf } from './file-rules.ts';

/** A photo or video of an unfinished post. */
export interface MediaItem {
  key: string;
  type: FileType;
  /** The file's name; empty for media that came from the API. */
  name: string | null;
  /** The address of its picture, if there is one. */
  preview: string | null;
  status: 'waiting' | 'uploading' | 'uploaded' | 'failed';
  /** 0 to 1. */
  progress: number;
  media: Media | null;
  /** The reason of the failure, as a key of its text. */
  problem: string | null;
}

export const isUnderWay = ({ status }: MediaItem): boolean => status === 'waiting' || status === 'uploading';

export const itemOfMedia = (media: Media): MediaItem => ({
  key: media.id,
  type: media.type === 'video' ? 'video' : 'image',
  name: null,
  preview: media.thumbnails[0]?.path ?? (media.type === 'video' ? null : media.image_path),
  status: 'uploaded',
  progress: 1,
  media,
  problem: null,
});

let lastKey = 0;

export function itemOfFile(file: File): MediaItem {
  const type = typeOf(file) ?? 'image';
  lastKey += 1;
  return {
    key: `file-${lastKey}`,
    type,
    name: file.name,
    preview: type === 'image' ? URL.createObjectURL(file) : null,
    status: 'waiting',
    progress: 0,
    media: null,
    problem: null,
  };
}

/** Releases a picture that exists only in this page. */
export function releasePreview({ preview }: MediaItem): void {
  if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview);
}
