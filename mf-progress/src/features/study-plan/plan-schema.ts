import { latinDigits } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import type { StudyPlan, StudyPlanFields } from '#/api/study.ts';

/** The form's values. */
export interface PlanValues {
  daysOfWeek: string[];
  pagesADay: string;
  travel: { from: string; to: string }[];
}

const MOST_PAGES = 60;
export const MOST_TRAVEL = 20;

const MOST_DAYS = 366;
const DAY_MS = 86_400_000;
const daysIn = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

const day = v.pipe(v.string(), v.nonEmpty('plan.travel.missing'));
const travelSchema = v.pipe(
  v.object({ from: day, to: day }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from <= to, 'plan.travel.order'),
    ['to'],
  ),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => daysIn(from, to) <= MOST_DAYS, 'plan.travel.tooLong'),
    ['to'],
  ),
);

const isCount = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_PAGES;

export const planSchema = v.pipe(
  v.object({
    daysOfWeek: v.pipe(v.array(v.string()), v.minLength(1, 'plan.days.none')),
    pagesADay: v.pipe(v.string(), v.trim(), v.transform(latinDigits), v.check(isCount, 'plan.pages.wrong')),
    travel: v.array(travelSchema),
  }),
  v.transform(
    ({ daysOfWeek, pagesADay, travel }): StudyPlanFields => ({
      daysOfWeek: daysOfWeek.map(Number).sort((one, other) => one - other),
      pagesADay: Number(pagesADay),
      travel,
    }),
  ),
);

/** What was changed: the rest is not sent, since days and pages that are sent no longer follow the level. */
export function changedPlan(plan: StudyPlan, fields: StudyPlanFields): Partial<StudyPlanFields> {
  const before: StudyPlanFields = { ...plan, daysOfWeek: plan.daysOfWeek.toSorted((one, other) => one - other) };
  const names = ['daysOfWeek', 'pagesADay', 'travel'] as const;
  const changed = names.filter((name) => JSON.stringify(fields[name]) !== JSON.stringify(before[name]));
  return Object.fromEntries(changed.map((name) => [name, fields[name]]));
}

export const planValues = ({ daysOfWeek, pagesADay, travel }: StudyPlan): PlanValues => ({
  daysOfWeek: daysOfWeek.map(String),
  pagesADay: String(pagesADay),
  travel,
});
