import { transform } from 'esbuild';

/** The last text of each file that could be read, by path. */
const good = new Map();

/**
 * Of the dev server: a file with a syntax error is reported, and stays what it was. A page that took the broken module
 * could only be mended by a reload, which loses what was typed. JavaScript, since rspack imports loaders as they are.
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
    // From the start there is nothing to keep: the compiler says what is wrong.
    if (before === undefined) return done(null, source);
    const [{ text, location }] = error.errors;
    const where = location ? ` [${location.line}:${location.column + 1}]\n${location.lineText}` : '';
    this.emitError(new Error(`Syntax error: ${text}${where}`));
    done(null, before);
  }
}
