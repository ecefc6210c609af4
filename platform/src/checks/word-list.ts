/** A file of words, such as `words/en.json`. */
export interface WordFile {
  /** The right form, and the forms that texts avoid. */
  avoided: Readonly<Record<string, readonly string[]>>;
  /** By their reason, words that keep their capital, or their shadda. */
  kept: Readonly<Record<string, readonly string[]>>;
  /** English texts with their only Arabic translation. */
  pairs?: Readonly<Record<string, string>>;
  /** By their reason, keys, texts and files that are not checked. */
  exceptions: Readonly<Record<string, readonly string[]>>;
}

/** The words of one language. */
export interface WordList {
  /** A form that texts avoid, and the right form. */
  avoided: { form: string; instead: string }[];
  kept: Set<string>;
  pairs: Map<string, string>;
  exceptions: Set<string>;
}

/** English texts are compared without case and without punctuation at the end. */
export const plain = (text: string): string => text.toLowerCase().replace(/[.…!:]+$/, '');

export function wordListOf({ avoided, kept, pairs = {}, exceptions }: WordFile): WordList {
  return {
    avoided: Object.entries(avoided).flatMap(([instead, forms]) => forms.map((form) => ({ form, instead }))),
    kept: new Set(Object.values(kept).flat()),
    pairs: new Map(Object.entries(pairs).map(([english, arabic]) => [plain(english), arabic])),
    exceptions: new Set(Object.values(exceptions).flat()),
  };
}
