const WIDTH = 1024;

/** Gives the window another width, in CSS pixels; by default that of a desk, which it begins with. */
export const resizeTo = (width = WIDTH): void =>
  (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({
    width,
  });
