/** The sources of lines of the ledger. */
export interface LedgerSource {
  /** SQL of `{ kind, title, at }` as JSON: the source with this id. `at` is an instant, or a calendar day. */
  describe: (id: string) => string;
  /** SQL: whether the source belongs to the student; without it no classes can be set by hand for the source. */
  isOf?: (id: string, student: string) => string;
}

/** The sources of the modules above, by the word before the colon of a line's `ref`: `class:12` (ADR 27). */
export type LedgerSources = Readonly<Record<string, LedgerSource>>;

/** SQL: the source of a line, by its `ref`; null if it is unknown. */
export function sourceOf(sources: LedgerSources, ref: string): string {
  const id = `substring(${ref} from ':([0-9]+)$')::bigint`;
  const cases = Object.entries(sources).map(([name, { describe }]) => `when '${name}' then ${describe(id)}`);
  return `case split_part(${ref}, ':', 1) ${cases.join('\n')} end`;
}
