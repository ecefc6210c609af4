/** The address that opens a WhatsApp chat with a number and the text; null for a number without its country. */
export function whatsAppUrl(phone: string | null, text: string): string | null {
  const [, digits] = /^(?:\+|00)([1-9]\d{6,14})$/.exec((phone ?? '').replace(/[\s().-]/g, '')) ?? [];
  return digits ? `https://wa.me/${digits}?text=${encodeURIComponent(text)}` : null;
}
