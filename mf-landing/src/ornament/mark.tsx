import { khatim } from '@academy/shared-ui/star-tile';

/** The academy's mark: an eight-pointed star that holds an open book. */
export function Mark() {
  return (
    <svg className="ld-mark" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" aria-hidden="true">
      <path fill="#0f5b4f" d={khatim(20, 20, 19.5)} />
      <g fill="none" stroke="#fff" strokeWidth="1.9" strokeLinejoin="round">
        <path d="M10.5 16.5c3.9-1 7.2-.2 9.5 2.3c2.3-2.5 5.6-3.3 9.5-2.3v9.6c-3.9-1-7.2-.2-9.5 2.3c-2.3-2.5-5.6-3.3-9.5-2.3z" />
        <path strokeWidth="1.6" strokeLinecap="round" d="M20 18.8v9.6" />
      </g>
      <path fill="#c8912f" d={khatim(20, 11.6, 2.6)} />
    </svg>
  );
}
