/** Widgets in the viewer's order; a new one comes after the one that it declares to follow. */
export function orderWidgets<Widget extends { id: string }>(
  widgets: readonly Widget[],
  order: readonly string[],
): Widget[] {
  const ordered = order.flatMap((id) => widgets.find((widget) => widget.id === id) ?? []);
  widgets.forEach((widget, place) => {
    if (ordered.includes(widget)) return;
    const before = widgets[place - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, widget);
  });
  return ordered;
}
