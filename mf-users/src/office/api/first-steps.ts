import { http } from '@academy/shared-auth';
import { restorable } from '@academy/shared-ui/restored';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

/** In the order of a first day. */
const stepNames = ['name', 'zone', 'payment', 'teachers', 'students', 'classes', 'page'] as const;
export type FirstStepName = (typeof stepNames)[number];
const stepSchema = v.object({
  name: v.picklist(stepNames),
  /** One that this release does not know has no link. */
  missing: v.array(v.string()),
  skipped: v.boolean(),
});
export type FirstStep = v.InferOutput<typeof stepSchema>;
/** A step that this release does not know is left out: it has no words for it. */
const stepsSchema = v.pipe(
  v.array(v.object({ ...stepSchema.entries, name: v.string() })),
  v.transform((steps) => steps.filter((step): step is FirstStep => v.is(stepSchema, step))),
);

const firstStepsSchema = v.object({
  /** An older API sends none: then there is nothing to show. */
  steps: v.optional(stepsSchema, []),
  may: v.optional(v.object({ change: v.boolean(), set_zone: v.boolean() }), { change: false, set_zone: false }),
});
export type FirstSteps = v.InferOutput<typeof firstStepsSchema>;
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
