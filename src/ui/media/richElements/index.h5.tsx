/** The elements of an article: real HTML, so that a reader's software finds headings and lists. */
export const Rich = {
  Article: 'div',
  Heading: 'h2',
  Paragraph: 'p',
  Note: 'blockquote',
  Ordered: 'ol',
  Unordered: 'ul',
  Item: 'li',
  Inline: 'span',
} as const
