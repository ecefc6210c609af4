/** The month here and now, as the viewer's own calendar has it. */
export function monthHere(): string {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}
