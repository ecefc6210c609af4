export const concernTones = { new: 'warning', looked_at: 'info', closed: 'success', other: 'neutral' } as const;
