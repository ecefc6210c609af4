/** D22: the automatic title of a class. */
export const titleOf = (material: string, student: string): string => `${material} – ${student}`;
