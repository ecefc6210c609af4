const WIDTH = 1024;

/** Gives the window another width, in CSS pixels; by default the initial one of a desktop. */
export const resizeTo = (width = WIDTH): void =>
  (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({
    width,
  });
