import { ApiError, fetchAddress, http, upload } from '@academy/shared-auth';
import * as v from 'valibot';
import { type Media, mediaSchema } from './media.ts';

const responseSchema = v.object({ data: mediaSchema });

export interface MediaUpload {
  file: File;
  /** The picture that stands for a video. */
  poster: Blob | null;
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** Uploads a file ahead of the post that it is for. Unused it is gone after a day. */
export async function uploadMedia({ file, poster, signal, onProgress }: MediaUpload): Promise<Media> {
  const body = new FormData();
  // The poster goes first, so that it is there when the video has come.
  if (poster) body.set('poster', poster, 'poster.jpg');
  body.set('file', file);
  return (await upload('uploads', body, { signal, onProgress }).json(responseSchema)).data;
}

/** Takes an upload back that is part of nothing yet. */
export async function deleteUpload(id: string): Promise<void> {
  await http.delete(`uploads/${encodeURIComponent(id)}`);
}

/** Whether the file is still there for the viewer; counted as there while the API does not say otherwise. */
export async function isStillThere({ image_path }: Media): Promise<boolean> {
  try {
    await fetchAddress(image_path, { headers: { range: 'bytes=0-0' } });
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.status === 404);
  }
}
