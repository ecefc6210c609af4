import type { Attendance } from '#modules/classes/class-status.ts';

/** D31: how much of a class's price its teacher gets, in percent: waiting for a student is work, staying away is none. */
const payPercent: Record<Attendance, number> = {
  presence: 100,
  trial: 100,
  absence_student: 100,
  absence_teacher: 0,
};

/** SQL: the percentage of its price that a class is paid, by its attendance. */
export const payPercentOf = (attendance: string): string =>
  `case ${attendance} ${Object.entries(payPercent)
    .map(([word, percent]) => `when '${word}' then ${percent}`)
    .join(' ')} end`;
