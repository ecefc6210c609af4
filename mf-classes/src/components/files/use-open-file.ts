import type { Media } from '#/api/media.ts';

/** Opens a file beside the page; a document is saved. */
export function openFile({ image_path }: Pick<Media, 'image_path'>): void {
  window.open(image_path, '_blank', 'noopener');
}
