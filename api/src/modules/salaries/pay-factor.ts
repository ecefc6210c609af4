import { effects } from '#modules/classes/status/effects.ts';

/** D31, SQL: the percentage of its price that a class is paid, by its attendance. */
export const payPercentOf = (attendance: string): string =>
  `case ${attendance} ${Object.entries(effects)
    .map(([word, { payPercent }]) => `when '${word}' then ${payPercent}`)
    .join(' ')} end`;
