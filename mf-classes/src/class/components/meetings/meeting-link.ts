import type { ClassDetail } from '#/class/api/class-schema.ts';

/** The link of a class's meeting; at a provider it contains the viewer's name, so that nobody types it. */
export function meetingLink({ zoom_link, meeting }: Pick<ClassDetail, 'zoom_link' | 'meeting'>, name: string) {
  if (!zoom_link || !meeting || !URL.canParse(zoom_link)) return zoom_link;
  const url = new URL(zoom_link);
  url.searchParams.set('uname', name);
  return url.href;
}
