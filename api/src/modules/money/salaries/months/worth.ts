interface PricedClass {
  /** In hundredths; per hour for a class with minutes. */
  price: number;
  minutes: number | null;
}

const HOUR = 60;
const PERCENT = 100;

/** D127: the price of one class, in hundredths: one per hour is rounded half up. */
export const classPrice = ({ price, minutes }: PricedClass): number =>
  minutes === null ? price : Math.round((price * minutes) / HOUR);

/** D31, D127: what a class is worth, in hundredths, as `worthOf` computes it in SQL. */
export const worth = ({ price, minutes, percent }: PricedClass & { percent: number }): number =>
  minutes === null ? (price * percent) / PERCENT : Math.round((price * minutes * percent) / (HOUR * PERCENT));
