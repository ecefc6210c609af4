import { settingAt } from '#base/academy/academy-settings.ts';
import { effects } from '#modules/classes/classes/status/effects.ts';

type Pay = (typeof effects)[keyof typeof effects]['pay'];

function percentAt(pay: Pay, time: string): string {
  if (typeof pay === 'number') return String(pay);
  const value = settingAt(pay, time);
  return pay.type === 'switch' ? `case ${value} when 'true' then 100 else 0 end` : `${value}::int`;
}

/**
 * D31, SQL: the percentage of its price that is paid for a row of `heldClasses`, by the settings at the time of its
 * report.
 */
export const payPercentOf = (held: string): string =>
  `case ${held}.attendance ${Object.entries(effects)
    .map(([word, { pay }]) => `when '${word}' then ${percentAt(pay, `${held}.reported_at`)}`)
    .join(' ')} end`;
