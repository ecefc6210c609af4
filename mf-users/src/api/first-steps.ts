import { http } from '@academy/shared-auth';
import { queryOptions } from '@academy/shared-auth/query';
import { restorable } from '@academy/shared-ui/restored';
import * as v from 'valibot';

/** In the order of a first day. */
const stepNames = ['name', 'zone', 'payment', 'teachers', 'students', 'classes', 'page'] as const;
export type FirstStepName = (typeof stepNames)[number];
const missingParts = [
  'name',
  'logo',
  'zone',
  'details',
  'package',
  'teacher',
  'student',
  'material',
  'class',
  'page',
] as const;
export type MissingPart = (typeof missingParts)[number];

const firstStepsSchema = v.object({
  /** An older API sends none: then there is nothing to show. */
  steps: v.optional(
    v.array(
      v.object({ name: v.picklist(stepNames), missing: v.array(v.picklist(missingParts)), skipped: v.boolean() }),
    ),
    [],
  ),
  may: v.optional(v.object({ change: v.boolean(), set_zone: v.boolean() }), { change: false, set_zone: false }),
});
export type FirstSteps = v.InferOutput<typeof firstStepsSchema>;
export type FirstStep = FirstSteps['steps'][number];
export const firstStepsResponse = v.object({ data: firstStepsSchema });

/** A step that still asks for something. */
export const isOpen = ({ missing, skipped }: FirstStep): boolean => missing.length > 0 && !skipped;

/** What each first step of the academy lacks, for admins. */
export const firstStepsQuery = () =>
  restorable(
    firstStepsSchema,
    queryOptions({
      queryKey: ['statistics', 'first-steps'] as const,
      // Steps are ticked by what was just done on other pages, of other remotes too.
      staleTime: 0,
      queryFn: async ({ signal }) =>
        (await http.get('statistics/first-steps', { signal }).json(firstStepsResponse)).data,
    }),
  );

interface StepChange {
  /** One of the names of steps. */
  name: string;
  /** Not needed, for the whole academy. */
  skipped?: boolean;
  /** The landing page was opened. */
  seen?: true;
}

export async function changeFirstStep({ name, ...change }: StepChange): Promise<FirstSteps> {
  return (
    await http.put(`statistics/first-steps/${encodeURIComponent(name)}`, { json: change }).json(firstStepsResponse)
  ).data;
}
