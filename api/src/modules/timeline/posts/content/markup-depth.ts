/** Elements without content. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Elements that end an open element of the same kind. */
const ENDS_ITSELF = /^(?:p|li|dt|dd|tr|td|th|option)$/;
const TAG = /<(\/?)([a-z][^\s/>]*)[^>]*/gi;

/**
 * Whether elements are nested deeper than this: reads only the tags, before anything is parsed. Never true for content
 * of the editor.
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
