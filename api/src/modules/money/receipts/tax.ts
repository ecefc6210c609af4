/**
 * D112: the net price without the included tax, rounded half up in the smallest unit.
 * @param rate in percent.
 */
export const netOf = (gross: number, rate: number): number =>
  Math.floor((gross * 200 + 100 + rate) / (2 * (100 + rate)));
