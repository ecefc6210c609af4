interface Arch {
  left: number;
  right: number;
  /** The height at which the curve starts, from the top. */
  spring: number;
  apex: number;
  base: number;
}

/** A keel arch, as on the landing page: two curves that meet in a point. */
export function archPath({ left, right, spring, apex, base }: Arch): string {
  const middle = (left + right) / 2;
  const half = middle - left;
  const rise = spring - apex;
  const up = `C${left} ${spring - rise * 0.52} ${middle - half * 0.42} ${apex + rise * 0.26} ${middle} ${apex}`;
  const down = `C${middle + half * 0.42} ${apex + rise * 0.26} ${right} ${spring - rise * 0.52} ${right} ${spring}`;
  return `M${left} ${base}V${spring}${up}${down}V${base}Z`;
}
