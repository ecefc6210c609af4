import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const personSchema = v.object({ id: v.string(), name: v.string() });
const stepsSchema = v.object({ student: personSchema, teacherBy: v.string(), teacher: v.nullable(personSchema) });
export type NextSteps = v.InferOutput<typeof stepsSchema>;
export const nextStepsResponse = v.object({ data: v.array(stepsSchema) });

/** People with a payment and without a teacher: the viewer or the viewer's children (D119). */
export const awaitedTeachersQuery = () =>
  queryOptions({
    queryKey: ['next-steps'],
    queryFn: async ({ signal }) => {
      const { data } = await http.get('statistics/next-steps', { signal }).json(nextStepsResponse);
      return data.filter(({ teacher }) => teacher === null);
    },
  });
