import type { LatestType } from '#/api/chats.ts';

/** What a file is to the viewer. */
export const kindOfFile = ({ type }: File): Exclude<LatestType, 'text'> =>
  type.startsWith('image/') ? 'image' : type.startsWith('audio/') ? 'audio' : 'document';
