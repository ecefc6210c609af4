import { http } from '@academy/shared-auth';
import * as v from 'valibot';
import { type Teaching, type TeachingValues, teachingSchema } from '#/base/api/teaching.ts';

/** Changes what teachers say about themselves. @throws ApiError 404 for users without a teacher's profile. */
export async function changeOwnTeaching(json: TeachingValues): Promise<Teaching> {
  const saved = await http.put('own-teaching', { json }).json(v.object({ data: teachingSchema }));
  return saved.data;
}
