export interface Option {
  value: string;
  label: string;
  /** Below the label: an e-mail, a code, a word. */
  description?: string;
  image?: string | null;
  /** A person has a picture, or initials. */
  kind?: 'person';
}

/** The type of `queryOptions` whose `queryFn` returns the options. */
export interface OptionsQuery {
  queryKey: readonly unknown[];
  queryFn?: (context: never) => readonly Option[] | Promise<readonly Option[]>;
}

export const labelOf = (option: Option | null | undefined): string => option?.label ?? '';
