import type { LatestType } from '#/api/chats.ts';

/** The kind of a file for the viewer. */
export const kindOfFile = ({ type }: File): Exclude<LatestType, 'text'> =>
  type.startsWith('image/') ? 'image' : type.startsWith('audio/') ? 'audio' : 'document';
