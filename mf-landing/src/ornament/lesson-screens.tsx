import { khatim } from '@academy/shared-ui/star-tile';
import { archPath } from './arch.ts';

const waves = [10, 22, 34, 18, 40, 26, 12, 30, 20, 8];
const lines = [0, 1, 2, 3];

/** Two screens of one lesson, without faces: the voice on one, the page of the Quran on the other. */
export function LessonScreens({ title }: { title: string }) {
  return (
    <svg className="ld-lesson" viewBox="0 0 480 220" role="img" aria-label={title}>
      <g className="ld-screen">
        <rect x="2" y="30" width="226" height="150" rx="12" />
        <path className="ld-screen-arch" d={archPath({ left: 78, right: 152, spring: 98, apex: 46, base: 140 })} />
        <circle className="ld-screen-head" cx="115" cy="96" r="15" />
        <path className="ld-screen-body" d="M85 140c2-18 14-26 30-26s28 8 30 26Z" />
        <g className="ld-wave">
          {waves.map((height, place) => (
            <path key={place} d={`M${70 + place * 10} ${160 - height / 5}v${height / 2.5}`} />
          ))}
        </g>
      </g>
      <path className="ld-thread" d="M228 105c10-18 14 18 24 0" />
      <g className="ld-screen">
        <rect x="252" y="30" width="226" height="150" rx="12" />
        <path
          className="ld-screen-page"
          d="M365 66c-22-12-48-15-76-12v84c28-3 54 0 76 12 22-12 48-15 76-12V54c-28-3-54 0-76 12Z"
        />
        <g className="ld-screen-lines">
          {lines.map((line) => (
            <path key={line} d={`M302 ${74 + line * 18}c17-1 34 2 50 8M428 ${74 + line * 18}c-17-1-34 2-50 8`} />
          ))}
          <path className="ld-now" d="M428 92c-17-1-34 2-50 8" />
        </g>
        <path className="ld-screen-spine" d="M365 66v84" />
        <path className="ld-now-star" d={khatim(0, 0, 6)} transform="translate(445 92)" />
      </g>
    </svg>
  );
}
