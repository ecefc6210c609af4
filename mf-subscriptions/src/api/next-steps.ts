import { http } from '@academy/shared-auth';
import { restorable } from '@academy/shared-ui/restored';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const personSchema = v.object({ id: v.string(), name: v.string() });
const stepsSchema = v.object({
  student: personSchema,
  paidAt: v.string(),
  teacherBy: v.string(),
  teacher: v.nullable(personSchema),
  firstClassAt: v.nullable(v.string()),
});
export type NextSteps = v.InferOutput<typeof stepsSchema>;
export const nextStepsResponse = v.object({ data: v.array(stepsSchema) });

/** The steps after the first payments of the viewer and for the children, until the first class has begun (D119). */
export const nextStepsQuery = () =>
  restorable(
    v.array(stepsSchema),
    queryOptions({
      queryKey: ['next-steps'],
      queryFn: async ({ signal }) => (await http.get('statistics/next-steps', { signal }).json(nextStepsResponse)).data,
    }),
  );
