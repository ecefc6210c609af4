/** Items in the order of a list of keys; those whose key is not in it come last, as they are. */
export function inOrder<Item>(
  items: readonly Item[],
  order: readonly string[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const placeOf = (item: Item) => {
    const place = order.indexOf(keyOf(item));
    return place < 0 ? order.length : place;
  };
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}
