import type { WorkbookParts } from './workbook-parts.ts';

const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a format shows a number as a date or time: it names days, months, years, hours or seconds. */
const isDateFormat = (format: string) => {
  const plain = format.replace(/"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\]]*\]/gi, '');
  return !/general/i.test(plain) && /[dmyhs]/i.test(plain);
};

/** For each style of cells, whether it shows dates. */
export async function readDateStyles(parts: WorkbookParts, part: string): Promise<boolean[]> {
  const formats = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isInCells = false;
  await parts.read(part, {
    open(name, { numFmtId, formatCode = '' }) {
      const id = Number(numFmtId ?? 0);
      if (name === 'numFmt') formats.set(id, isDateFormat(formatCode));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) styles.push(formats.get(id) ?? isBuiltInDate(id));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}

const DAY_MS = 24 * 60 * 60_000;
/** The day before the first one; from March 1900 on, as programs count a 29th of February of that year. */
const START = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** The day that a number means in a cell with a date. */
export function dayOf(days: number, epoch: keyof typeof START): string {
  const date = new Date(START[epoch] + Math.floor(days) * DAY_MS);
  return Number.isNaN(date.getTime()) ? String(days) : date.toISOString().slice(0, 10);
}
