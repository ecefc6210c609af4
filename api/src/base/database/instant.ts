/** SQL: a time as in responses, ISO-8601 with Z; `instant` of `fields.ts` is its schema. */
export const instantOf = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
