import type { DevProblem } from './build-problems.ts';

/** Adopted: the policy of a deployed page would block a style element. */
const STYLE = `
:host { all: initial }
section { position: fixed; inset-block-end: 16px; inset-inline: 16px; max-block-size: 60vh; overflow: auto; z-index: 2147483647;
  box-sizing: border-box; padding: 16px 20px; border-radius: 12px; border: 1px solid #f97066; background: #1d1313; color: #fdeeec;
  font: 14px/1.5 system-ui, sans-serif; box-shadow: 0 12px 40px rgb(0 0 0 / 45%) }
h2 { margin: 0; font-size: 14px; color: #ffa198 }
p { margin: 2px 0 0; font: 13px/1.5 ui-monospace, monospace; color: #ffd7d2 }
pre { margin: 8px 0 16px; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace }
button { float: inline-end; min-block-size: 32px; padding: 0 12px; border-radius: 8px; border: 1px solid #7a3a35; background: none; color: inherit; font: inherit; cursor: pointer }
`;

const element = (name: string, text: string): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text });

function entryOf({ source, message, place }: DevProblem): HTMLElement[] {
  const heading = element('h2', source);
  return [heading, ...(place ? [element('p', place)] : []), element('pre', message)];
}

/**
 * A panel over the page's lower edge, which the page's styles do not affect. It takes no focus, so typing continues.
 */
export function createPanel(onHide: () => void) {
  const host = document.createElement('academy-dev-errors');
  const root = host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);
  root.adoptedStyleSheets = [style];
  const hide = element('button', 'Hide');
  hide.addEventListener('click', onHide);
  return {
    show(problems: readonly DevProblem[]): void {
      host.remove();
      if (problems.length === 0) return;
      const panel = document.createElement('section');
      panel.setAttribute('role', 'status');
      panel.setAttribute('aria-label', 'Errors of the development build');
      panel.dir = 'ltr';
      panel.append(hide, ...problems.flatMap(entryOf));
      root.replaceChildren(panel);
      document.documentElement.append(host);
    },
  };
}
