const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML or SVG. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')
