import { khatim } from '@academy/shared-ui/star-tile';
import { archPath } from './arch.ts';
import { LatticePattern } from './lattice.tsx';
import { MushafOnStand } from './mushaf-on-stand.tsx';

const opening = archPath({ left: 96, right: 424, spring: 300, apex: 66, base: 500 });
const stars = [
  { x: 158, y: 236, r: 4 },
  { x: 214, y: 168, r: 3 },
  { x: 250, y: 268, r: 2.5 },
  { x: 330, y: 196, r: 5 },
  { x: 372, y: 262, r: 3 },
  { x: 292, y: 132, r: 3 },
];

/** Morning in the light theme, the hour before dawn in the dark theme: only colours differ. */
export function DawnWindow({ title }: { title: string }) {
  return (
    <svg className="ld-window" viewBox="0 0 520 640" role="img" aria-label={title}>
      <defs>
        <LatticePattern id="ld-window-lattice" size={30} />
        <linearGradient id="ld-sky" x1="0" y1="0" x2="0" y2="1">
          <stop className="ld-sky-high" offset="0" />
          <stop className="ld-sky-middle" offset="0.62" />
          <stop className="ld-sky-low" offset="0.9" />
        </linearGradient>
        <radialGradient id="ld-glow">
          <stop className="ld-glow-near" offset="0.1" />
          <stop className="ld-glow-middle" offset="0.5" />
          <stop className="ld-glow-far" offset="1" />
        </radialGradient>
        <clipPath id="ld-opening">
          <path d={opening} />
        </clipPath>
      </defs>
      <path className="ld-wall" d={archPath({ left: 40, right: 480, spring: 292, apex: 2, base: 640 })} />
      <path fill="url(#ld-window-lattice)" d={archPath({ left: 50, right: 470, spring: 293, apex: 16, base: 500 })} />
      <path className="ld-frame" d={archPath({ left: 84, right: 436, spring: 299, apex: 50, base: 512 })} />
      <g clipPath="url(#ld-opening)">
        <rect x="90" y="40" width="340" height="470" fill="url(#ld-sky)" />
        <g className="ld-stars">
          {stars.map(({ x, y, r }) => (
            <path key={x} d={khatim(0, 0, r)} transform={`translate(${x} ${y})`} />
          ))}
        </g>
        <circle cx="312" cy="348" r="190" fill="url(#ld-glow)" />
        <circle className="ld-sun" cx="312" cy="348" r="34" />
        <path className="ld-hill-far" d="M90 366C150 338 200 330 262 352S380 346 430 322V520H90Z" />
        <path className="ld-town" d="M150 382v-26h8v-44l5-14 5 14v44h12c2-18 14-28 26-32 12 4 24 14 26 32h24v30Z" />
        <path className="ld-hill-near" d="M90 396C160 364 240 374 300 392S400 400 430 384V520H90Z" />
      </g>
      <path className="ld-rim" d={opening} />
      <path className="ld-dado" d="M41 516h438v124H41Z" />
      <rect className="ld-sill" x="24" y="500" width="472" height="16" rx="3" />
      <MushafOnStand />
    </svg>
  );
}
