import type { XmlHandler } from '#base/containers/read-xml.ts';
import { MalformedFile } from '#base/containers/stored-file.ts';
import { cleanCell } from '../clean-cell.ts';
import { MOST_BEFORE_HEADS, MOST_COLUMNS, MOST_ROWS, type Sheet } from '../sheet.ts';
import { TextOfCell } from './cell-text.ts';
import { dayOf } from './date-styles.ts';

/** The last row and column that a sheet can have. */
const [LAST_ROW, LAST_COLUMN] = [1_048_576, 16_384];
const LETTERS = 26;

/** What cells refer to. */
export interface CellFacts {
  texts: readonly string[];
  dateStyles: readonly boolean[];
  epoch: 1900 | 1904;
}

type Attributes = Readonly<Record<string, string>>;

function columnOf(reference: string): number {
  const letters = /^[a-z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? '';
  return [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Reads the cells of a sheet; it stops at the first one beyond what an import can have. */
export class SheetCells implements XmlHandler {
  readonly sheet: Sheet = { rows: [], doubts: [], beyond: null };
  readonly #facts: CellFacts;
  readonly #text = new TextOfCell();
  #row = 0;
  #column = -1;
  #cell: Attributes | null = null;
  #isOver = false;

  constructor(facts: CellFacts) {
    this.#facts = facts;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'row') this.#openRow(attributes);
    else if (name === 'c') this.#openCell(attributes);
    else if (this.#cell) this.#text.open(name);
  }

  close(name: string): void {
    if (name === 'sheetData') this.#isOver = true;
    if (!this.#cell) return;
    this.#text.close(name);
    if (name !== 'c') return;
    this.#keep(this.#valueOf(this.#cell));
    this.#cell = null;
  }

  text(piece: string): void {
    if (this.#cell) this.#text.add(piece);
  }

  isDone(): boolean {
    return this.#isOver || this.sheet.beyond !== null;
  }

  #openRow({ r }: Attributes): void {
    this.#row = r === undefined ? this.#row + 1 : Number(r);
    this.#column = -1;
    if (!Number.isInteger(this.#row) || this.#row < 1 || this.#row > LAST_ROW)
      throw new MalformedFile('it has a row that no sheet can have');
  }

  #openCell(attributes: Attributes): void {
    this.#cell = attributes;
    this.#text.clear();
    this.#column = attributes.r === undefined ? this.#column + 1 : columnOf(attributes.r);
    if (this.#column < 0 || this.#column >= LAST_COLUMN)
      throw new MalformedFile('it has a column that no sheet can have');
  }

  #doubt(code: 'date' | 'error_value', value: string): string {
    this.sheet.doubts.push({ row: this.#row, column: this.#column, value, code });
    return value;
  }

  #valueOf({ t = 'n', s }: Attributes): string {
    const text = this.#text.value;
    if (text === '') return '';
    if (t === 's') return this.#facts.texts[Number(text)] ?? '';
    if (t === 'b') return text === '0' ? 'FALSE' : 'TRUE';
    if (t === 'e') return this.#doubt('error_value', cleanCell(text));
    if (t === 'd') return this.#doubt('date', text);
    if (t !== 'n') return cleanCell(text);
    const number = Number(text);
    if (!Number.isFinite(number)) return cleanCell(text);
    const isDate = this.#facts.dateStyles[Number(s ?? 0)] === true;
    return isDate ? this.#doubt('date', dayOf(number, this.#facts.epoch)) : String(number);
  }

  #keep(value: string): void {
    const { sheet } = this;
    if (value === '' || sheet.beyond) return;
    const place = this.#cell?.r ?? `row ${this.#row}`;
    if (this.#column >= MOST_COLUMNS) {
      sheet.beyond = { code: 'too_wide', place };
      return;
    }
    let last = sheet.rows.at(-1);
    if (last?.row !== this.#row) {
      if (sheet.rows.length > MOST_ROWS + MOST_BEFORE_HEADS) {
        sheet.beyond = { code: 'too_many', place };
        return;
      }
      last = { row: this.#row, cells: [] };
      sheet.rows.push(last);
    }
    while (last.cells.length < this.#column) last.cells.push('');
    last.cells[this.#column] = value;
  }
}
