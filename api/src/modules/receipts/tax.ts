/**
 * D112: what a price is without the tax that it includes, rounded half up in the smallest unit.
 * @param rate in percent.
 */
export const netOf = (gross: number, rate: number): number =>
  Math.floor((gross * 200 + 100 + rate) / (2 * (100 + rate)));
