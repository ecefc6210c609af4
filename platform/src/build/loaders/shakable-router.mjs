/**
 * Lets the bundler remove unused parts of react-router. Its components are made by calls that count as side effects,
 * and get a name: without this `Link`, `Form` and the framework's code behind them stay, 4 KB compressed.
 */
export default function shakableRouter(source) {
  return source
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = ".*";$/gm, '');
}
