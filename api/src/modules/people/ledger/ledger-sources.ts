/** The sources of lines of the ledger. */
export interface LedgerSource {
  /** SQL of `{ kind, title, at }` as JSON: what the line with this id was for. `at` is an instant, or a day of the calendar. */
  describe: (id: string) => string;
  /** SQL: whether it is the student's; without one, nobody sets remaining classes by hand for it. */
  isOf?: (id: string, student: string) => string;
}

/** The sources of the modules above, by the word before the colon of a line's `ref`: `class:12` (ADR 27). */
export type LedgerSources = Readonly<Record<string, LedgerSource>>;

/** SQL: what a line was for, by its `ref`; null where nothing is said of it. */
export function sourceOf(sources: LedgerSources, ref: string): string {
  const id = `substring(${ref} from ':([0-9]+)$')::bigint`;
  const cases = Object.entries(sources).map(([name, { describe }]) => `when '${name}' then ${describe(id)}`);
  return `case split_part(${ref}, ':', 1) ${cases.join('\n')} end`;
}
