/** The child of `parent` that something has put around `node`; null where the node is not in there any more. */
function childAround(parent: Node, node: Node): Node | null {
  let around: Node | null = node;
  while (around && around.parentNode !== parent) around = around.parentNode;
  return around;
}

/** Takes a node out of its wrapper, and removes an empty wrapper. */
function removeWithWrapper(parent: Node, node: Node, remove: (from: Node, child: Node) => unknown): void {
  let emptied: Node = node;
  while (emptied.parentNode && emptied.parentNode !== parent && emptied.parentNode.childNodes.length === 1)
    emptied = emptied.parentNode;
  if (emptied.parentNode) remove(emptied.parentNode, emptied);
}

/**
 * The translation of a browser, and extensions, put elements around text or in place of it. React does not expect it: taking
 * such a text out, or putting something before it, throws and ends the page. With this the node is taken out where it lies
 * now, and what belongs before a node that is gone comes last (https://github.com/facebook/react/issues/11538). Once a page,
 * before built-in objects are locked. Returns what ends it.
 */
export function tolerateMovedNodes(): () => void {
  const { removeChild, insertBefore } = Node.prototype;
  const remove = (from: Node, child: Node) => removeChild.call(from, child);
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    if (childAround(this, child)) removeWithWrapper(this, child, remove);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    const place = before === null || before.parentNode === this ? before : childAround(this, before);
    return insertBefore.call(this, node, place) as Child;
  };
  return () => Object.assign(Node.prototype, { removeChild, insertBefore });
}
