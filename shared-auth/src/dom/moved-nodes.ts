/** The child of `parent` that something has put around `node`; null if the node is no longer inside. */
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
 * A browser's translation, and extensions, wrap or replace text nodes. React does not expect it: removing such a text,
 * or inserting before it, throws and breaks the page. With this the node is removed from where it is now, and a node to
 * insert before a missing one is appended (https://github.com/facebook/react/issues/11538). Called once per page,
 * before built-in objects are locked. Returns a function that undoes it.
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
