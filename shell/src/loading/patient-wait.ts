/** Milliseconds that one turn of the page counts for, however late it comes. */
export const TURN = 100;

type Later = (run: () => void, milliseconds: number) => unknown;

/**
 * A limit for what a page waits for: only time in which the page itself is responsive counts. On a busy device a turn
 * comes late, and so does an answer that has arrived long ago: neither says anything about the network.
 */
export const patientWait =
  (later: Later = setTimeout) =>
  (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      let left = milliseconds;
      const turn = () => {
        if (left <= 0) return resolve();
        const next = Math.min(TURN, left);
        left -= next;
        later(turn, next);
      };
      turn();
    });
