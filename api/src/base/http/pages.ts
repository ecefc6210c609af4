import * as v from 'valibot';
import { line, pageLimit, pageNumber } from './fields.ts';

const PER_PAGE = 10;

const MAX_TERM = 100;
/** What a list is searched for; empty for nothing. */
export const searchTerm = v.optional(v.pipe(line, v.maxLength(MAX_TERM)), '');

/** Of lists as pages B (D67): merged into a query's schema. */
export const pageQuery = { page: pageNumber, per_page: pageLimit(PER_PAGE) };

interface PageQuery {
  page: number;
  per_page: number;
}

/** Where a page stands among all rows. */
export const pagination = v.object({
  total: v.number(),
  page: v.number(),
  per_page: v.number(),
  totalPages: v.number(),
});

/** Pages B: rows, and where they stand among all. */
export const pageOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    data: v.array(row),
    pagination,
  });

/** How many rows come before the page. */
export const offsetOf = ({ page, per_page }: PageQuery): number => (page - 1) * per_page;
