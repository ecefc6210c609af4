/** Elements that hold nothing. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Elements of which one ends the one before it. */
const ENDS_ITSELF = /^(?:p|li|dt|dd|tr|td|th|option)$/;
const TAG = /<(\/?)([a-z][^\s/>]*)[^>]*/gi;

/**
 * Whether elements stand in one another deeper than this: a look at the tags, before anything is parsed. It never says so of
 * what the editor makes.
 */
export function isDeeperThan(html: string, most: number): boolean {
  const open: string[] = [];
  for (const [, slash, written = ''] of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    if (slash) {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
    } else if (!VOID.test(name)) {
      if (ENDS_ITSELF.test(name) && open.at(-1) === name) open.pop();
      open.push(name);
      if (open.length > most) return true;
    }
  }
  return false;
}
