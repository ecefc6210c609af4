const lines = [0, 1, 2, 3, 4, 5];

/** An open mushaf on a folding stand, seen from the front; placed at the foot of the dawn window. */
export function MushafOnStand() {
  return (
    <g transform="translate(33.8 100) scale(.87)">
      <ellipse className="ld-ground-shade" cx="260" cy="619" rx="132" ry="8" />
      <path className="ld-stand-back" d="M357 478 194 620h-26L333 476Z" />
      <path className="ld-stand" d="M163 478 326 620h26L187 476Z" />
      <path
        className="ld-cover"
        d="M260 512C222 488 170 480 118 486l-6-6v-86l148 26 148-26v86l-6 6c-52-6-104 2-142 26Z"
      />
      <path className="ld-page" d="M260 500c-40-24-90-32-140-26v-92c50-6 100 2 140 26Z" />
      <path className="ld-page ld-page-turned" d="M260 500c40-24 90-32 140-26v-92c-50-6-100 2-140 26Z" />
      <g className="ld-script">
        {lines.map((line) => (
          <path key={line} d={`M138 ${396 + line * 13}c36-3 74 3 106 18M382 ${396 + line * 13}c-36-3-74 3-106 18`} />
        ))}
      </g>
      <path className="ld-spine" d="M260 408v92" />
      <path className="ld-ribbon" d="M264 498v44l5-7 5 7v-47Z" />
    </g>
  );
}
