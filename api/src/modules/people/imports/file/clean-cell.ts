const unseen = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** The text of a cell without blanks at its ends and without marks of direction. */
export const cleanCell = (cell: string): string => cell.replace(unseen, '').replaceAll('\u00a0', ' ').trim();
