/** The tone of a class's result in a job. */
export const outcomeTones = {
  waiting: 'neutral',
  done: 'success',
  skipped: 'warning',
  undone: 'neutral',
  kept: 'warning',
  other: 'neutral',
} as const;
