import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

interface Sheet {
  isSpeedy: boolean;
  insert: (rule: string) => void;
}

function OneSheet() {
  const sheet = useEmotionCache()?.sheet;
  if (!sheet || sheet.isSpeedy) return null;
  sheet.isSpeedy = true;
  const kind: Sheet = Object.getPrototypeOf(sheet);
  const { insert } = kind;
  kind.insert = function insertWithoutLayers(rule) {
    if (!rule.startsWith('@layer')) insert.call(this, rule);
  };
  return null;
}

/**
 * All rules of a test in one element, as in a build: in development each has its own element, and every search for
 * styles would check thousands of them. Layers are left out, since happy-dom does not know them.
 */
export function keepRulesInOneSheet(): void {
  if (!globalThis.document) return;
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(createElement(OneSheet)));
  root.unmount();
}
