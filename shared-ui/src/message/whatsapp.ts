/** Where WhatsApp opens a chat with a number, with the text typed; null for a number without its country. */
export function whatsAppUrl(phone: string | null, text: string): string | null {
  const [, digits] = /^(?:\+|00)([1-9]\d{6,14})$/.exec((phone ?? '').replace(/[\s().-]/g, '')) ?? [];
  return digits ? `https://wa.me/${digits}?text=${encodeURIComponent(text)}` : null;
}
