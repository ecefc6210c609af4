import type { Option } from '@academy/shared-ui/combobox';
import { plainNumber } from '@academy/shared-ui/forms';
import * as v from 'valibot';
import type { TrialFields } from '#/api/leads.ts';
import { instantOf } from './instant-of.ts';

/** The choice of a time other than those offered. */
export const OWN = 'own';

export interface TrialValues {
  teacherId: Option | null;
  materialId: Option | null;
  minutes: string;
  startsAt: string;
  date: string;
  time: string;
  zoomLink: string;
  studentEmail: string;
}

const chosen = (key: string) =>
  v.pipe(
    v.nullable(v.custom<Option>((value) => typeof value === 'object')),
    v.check((option) => option !== null, key),
  );

/** @param zone the zone in which the other time is typed. */
export const trialSchema = (zone: string): v.GenericSchema<TrialValues, TrialFields> =>
  v.pipe(
    v.object({
      teacherId: chosen('leads.trial.teacherRequired'),
      materialId: chosen('leads.trial.materialRequired'),
      minutes: v.pipe(v.string(), v.transform(plainNumber), v.regex(/^[1-9]\d{0,2}$/, 'leads.trial.minutesWrong')),
      startsAt: v.pipe(v.string(), v.nonEmpty('leads.trial.timeRequired')),
      date: v.string(),
      time: v.string(),
      zoomLink: v.string(),
      studentEmail: v.string(),
    }),
    v.forward(
      v.check(({ startsAt, date }) => startsAt !== OWN || date !== '', 'leads.trial.timeRequired'),
      ['date'],
    ),
    v.forward(
      v.check(({ startsAt, time }) => startsAt !== OWN || /^\d\d:\d\d$/.test(time), 'leads.trial.timeRequired'),
      ['time'],
    ),
    v.transform(({ teacherId, materialId, minutes, startsAt, date, time, ...rest }) => ({
      ...rest,
      teacherId: teacherId?.value ?? '',
      materialId: materialId?.value ?? '',
      minutes: Number(minutes),
      startsAt: startsAt === OWN ? instantOf(date, time, zone) : startsAt,
    })),
  );

/** The API's errors, in the form's words. */
export const trialRejections = {
  teacherId: 'leads.trial.teacherRequired',
  materialId: 'leads.trial.materialRequired',
  'startsAt.past': 'leads.trial.past',
  startsAt: 'leads.trial.timeWrong',
  zoomLink: 'leads.trial.linkWrong',
  studentEmail: 'leads.trial.emailTaken',
};
