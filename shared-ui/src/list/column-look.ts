import type { Column } from './list-types.ts';

/** Numbers stand at the end, digit below digit. */
export const endAligned = ({ kind }: Pick<Column<unknown>, 'kind'>): boolean => kind === 'number';

const widths: Partial<Record<NonNullable<Column<unknown>['kind']>, string>> = {
  person: '32',
  email: '40',
  phone: '32',
  moment: '32',
  date: '24',
  badge: '16',
  number: '8',
  boolean: '8',
  code: '16',
};

/** How wide what comes will be, about. */
export const skeletonWidth = ({ kind }: Pick<Column<unknown>, 'kind'>): string => widths[kind ?? 'text'] ?? '24';
