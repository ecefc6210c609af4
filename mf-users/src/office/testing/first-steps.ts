import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type FirstStepName, type FirstSteps, firstStepsResponse } from '#/office/api/first-steps.ts';
import { server } from '#/testing/server.ts';

/** What each step of an empty academy lacks. */
export const emptyAcademy: Record<FirstStepName, string[]> = {
  name: ['name', 'logo'],
  zone: ['zone'],
  payment: ['details', 'package'],
  teachers: ['teacher'],
  students: ['student'],
  classes: ['material', 'class'],
  page: ['page'],
};

/** Steps as the API sends them: those of an empty academy, apart from what is given. */
export const someSteps = (
  missing: Partial<typeof emptyAcademy> = {},
  { skipped = [] as FirstStepName[], setZone = true } = {},
): FirstSteps => ({
  steps: Object.entries({ ...emptyAcademy, ...missing }).map(([name, parts]) => ({
    name: name as FirstStepName,
    missing: parts,
    skipped: skipped.includes(name as FirstStepName),
  })),
  may: { change: true, set_zone: setZone },
});

export const serveFirstSteps = (data: FirstSteps) =>
  server.use(http.get('*/api/statistics/first-steps', () => HttpResponse.json(v.parse(firstStepsResponse, { data }))));

/** Accepts changes of steps, answered with `data`; the returned list collects them. */
export function takeStepChanges(data: FirstSteps): object[] {
  const taken: object[] = [];
  server.use(
    http.put('*/api/statistics/first-steps/:name', async ({ params: { name }, request }) => {
      taken.push({ name, ...((await request.json()) as object) });
      return HttpResponse.json({ data });
    }),
  );
  return taken;
}
