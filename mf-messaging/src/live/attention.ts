/** The conversation that the viewer sees: open, in a visible tab. Its messages are never unread (D47). */
const attention = { userId: null as string | null };

export function attendTo(userId: string): () => void {
  attention.userId = userId;
  return () => {
    if (attention.userId === userId) attention.userId = null;
  };
}

export const isAttended = (userId: string): boolean =>
  attention.userId === userId && document.visibilityState === 'visible';
