/** D22: the title of a class that nobody has given one. */
export const titleOf = (material: string, student: string): string => `${material} – ${student}`;
