/** The conversation that the viewer has before their eyes: open, in a tab that is seen. Its messages never wait (D47). */
const attention = { userId: null as string | null };

export function attendTo(userId: string): () => void {
  attention.userId = userId;
  return () => {
    if (attention.userId === userId) attention.userId = null;
  };
}

export const isAttended = (userId: string): boolean =>
  attention.userId === userId && document.visibilityState === 'visible';
