/** A row that is not empty: its number as spreadsheet programs show it, and its cells. */
export interface FileRow {
  row: number;
  cells: string[];
}

/** What may have been read wrongly. `column` is the index of its cell; null: the whole row. */
export interface Doubt {
  row: number;
  column: number | null;
  value: string;
  code: 'quotes' | 'extra' | 'date' | 'error_value';
}

/** A sheet of a workbook, or a text file, as far as it was read. */
export interface Sheet {
  rows: FileRow[];
  doubts: Doubt[];
  /** It has more than can be imported: the place where reading ended. */
  beyond: { code: 'too_many' | 'too_wide'; place: string } | null;
}

export const MOST_ROWS = 5000;
export const MOST_COLUMNS = 100;
/** The heads stand in one of the first rows. */
export const MOST_BEFORE_HEADS = 20;
