import { http, postClosing } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { nullableText } from '#/base/api/wire.ts';
import { logEntrySchema } from './class-schema.ts';
import { classQueries } from './classes.ts';

export const logResponse = v.object({ data: v.array(logEntrySchema) });
const joinedResponse = v.object({ data: v.object({ joined_at: v.string(), zoom_link: nullableText }) });

const pathOf = (classId: string) => `attendance/${encodeURIComponent(classId)}`;

export const attendanceQueries = {
  /** The people who joined a class, with times, if the viewer can see them (D23). */
  log: (classId: string) =>
    queryOptions({
      queryKey: [...classQueries.all(), 'log', classId],
      queryFn: async ({ signal }) => {
        const searchParams = { class_id: classId };
        return (await http.get('attendance', { searchParams, signal }).json(logResponse)).data;
      },
    }),
};

/** Records that the viewer joined; the response has the meeting's link, or null without a link. */
export async function joinClass(classId: string): Promise<string | null> {
  return (await http.post(`${pathOf(classId)}/join`).json(joinedResponse)).data.zoom_link;
}

export async function leaveClass(classId: string): Promise<void> {
  await http.post(`${pathOf(classId)}/leave`);
}

/** The same while the page is being closed. */
export const leaveClosing = (classId: string): void => postClosing(`${pathOf(classId)}/leave`);
