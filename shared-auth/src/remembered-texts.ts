import type { i18n as I18n } from 'i18next';

type Find = (...asked: unknown[]) => unknown;

/**
 * Caches texts without values, and the translation functions: i18next copies all its options for each text, and
 * react-i18next makes a function for each component. A screen has hundreds of both.
 */
export function rememberTexts(i18n: I18n): void {
  const functionFor = i18n.getFixedT.bind(i18n) as Find;
  const functions = new Map<string, Find>();
  let known = new Map<string, unknown>();
  const clear = () => {
    known = new Map();
  };
  i18n.on('languageChanged', clear);
  i18n.on('loaded', clear);
  i18n.store.on('added', clear);
  i18n.store.on('removed', clear);

  const make = (scope: string, asked: unknown[]): Find => {
    const find = functionFor(...asked) as Find;
    const remembering: Find = (key, ...rest) => {
      if (typeof key !== 'string' || rest.some((each) => each !== undefined)) return find(key, ...rest);
      const id = `${scope} ${key}`;
      if (known.has(id)) return known.get(id);
      const text = find(key);
      known.set(id, text);
      return text;
    };
    return Object.assign(remembering, find);
  };

  i18n.getFixedT = ((...asked: unknown[]) => {
    const [language, , prefix] = asked;
    if (typeof language !== 'string' || typeof prefix === 'function') return functionFor(...asked);
    const scope = JSON.stringify(asked);
    const made = functions.get(scope) ?? make(scope, asked);
    functions.set(scope, made);
    return made;
  }) as I18n['getFixedT'];
}
