import { phoneInUse } from '#base/text/phone-of-country.ts';
import { plainCell } from './plain-cell.ts';
import type { ImportLine } from './read-cells.ts';

/**
 * Rows whose phones are written as in a country (D166), in E.164: also without the zero in front, which spreadsheets
 * drop. What is no number of the country, or a date, stays as it is.
 */
export const phonesOf =
  (country: string) =>
  (line: ImportLine): ImportLine => {
    const typed = plainCell('phone', line.cells.phone ?? '');
    const phone = typed === '' || line.isPhoneDate ? null : phoneInUse(typed, country);
    return phone === null ? line : { ...line, cells: { ...line.cells, phone } };
  };
