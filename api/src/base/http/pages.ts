import * as v from 'valibot';
import { line, pageLimit, pageNumber } from './fields.ts';

const PER_PAGE = 10;

const MAX_TERM = 100;
/** The search term of a list; empty for none. */
export const searchTerm = v.optional(v.pipe(line, v.maxLength(MAX_TERM)), '');

/** The query of paged lists (D67), merged into a query's schema. */
export const pageQuery = { page: pageNumber, per_page: pageLimit(PER_PAGE) };

interface PageQuery {
  page: number;
  per_page: number;
}

/** The position of a page among all rows. */
export const pagination = v.object({
  total: v.number(),
  page: v.number(),
  per_page: v.number(),
  totalPages: v.number(),
});

/** Pagination form B: rows, and their position among all rows. */
export const pageOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    data: v.array(row),
    pagination,
  });

/** The number of rows before the page. */
export const offsetOf = ({ page, per_page }: PageQuery): number => (page - 1) * per_page;
