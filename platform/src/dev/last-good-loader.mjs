import { transform } from 'esbuild';

/** The last text of each file that could be read, by path. */
const good = new Map();

/**
 * For the dev server: a file with a syntax error is reported, and its last text stays in use. A page with the broken
 * module would need a reload, which loses what was typed. JavaScript, since rspack imports loaders unchanged.
 */
export default async function lastGood(source) {
  const done = this.async();
  const file = this.resourcePath;
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  try {
    await transform(source, { loader, sourcefile: file, logLevel: 'silent' });
    good.set(file, source);
    done(null, source);
  } catch (error) {
    const before = good.get(file);
    // At the start there is no last text: the compiler reports the error.
    if (before === undefined) return done(null, source);
    const [{ text, location }] = error.errors;
    const where = location ? ` [${location.line}:${location.column + 1}]\n${location.lineText}` : '';
    this.emitError(new Error(`Syntax error: ${text}${where}`));
    done(null, before);
  }
}
