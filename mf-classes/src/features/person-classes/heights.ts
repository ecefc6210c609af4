/** What the filled parts take, in px: the shell holds it while their code comes, they while their data do. */
export const summaryHeight = { minHeight: 202, onPhone: 339 };
export const tabHeight = { minHeight: 406, onPhone: 770 };

/** The same as a style. */
export const heightOf = ({ minHeight, onPhone }: typeof summaryHeight) => ({
  base: `${onPhone}px`,
  md: `${minHeight}px`,
});
