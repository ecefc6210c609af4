/** The window's width: below 768 it is a phone's. */
export const setWidth = (width: number): void =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width });
