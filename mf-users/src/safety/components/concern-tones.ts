export const concernTones = { new: 'warning', looked_at: 'info', closed: 'success' } as const;
