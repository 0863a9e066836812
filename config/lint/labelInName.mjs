const NAMES = new Set(['label', 'ariaLabel'])
/** Placeholder of values known only at run time. */
const GAP = '\n'

/** The spoken part of a text, without signs and spaces. */
const spoken = (text) =>
  text
    .replace(/[^\p{L}\p{N}\n]/gu, '')
    .replace(/\n+/g, GAP)
    .toLowerCase()

/** Each beginning with each end. */
const joined = (beginnings, ends) => beginnings.flatMap((one) => ends.map((other) => one + other))

/** Possible texts of a node, with gaps. */
const textsOf = (node) => {
  switch (node?.type) {
    case 'Literal':
      return [typeof node.value === 'string' ? node.value : GAP]
    case 'TemplateLiteral':
      return node.quasis.reduce(
        (texts, { value }, at) =>
          joined(joined(texts, at > 0 ? textsOf(node.expressions[at - 1]) : ['']), [value.cooked]),
        [''],
      )
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'JSXText':
      return [node.value.replace(/\s+/g, ' ')]
    case 'JSXExpressionContainer':
      return node.expression.type === 'JSXEmptyExpression' ? [''] : textsOf(node.expression)
    default:
      return [GAP]
  }
}

/** The visible text of a control; empty when it holds other elements. */
const seenOf = (children) =>
  children.some(({ type }) => type !== 'JSXText' && type !== 'JSXExpressionContainer')
    ? []
    : children.map(textsOf).reduce(joined, [''])

/**
 * An accessible name must contain the visible text, for speech control (WCAG 2.5.3). Text that a page shows at
 * one hour only is missed by a browser test at another.
 */
export const labelInName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { other: 'The name “{{label}}” does not contain what is seen, “{{text}}”.' },
  },
  create: (context) => ({
    JSXElement({ openingElement, children }) {
      const given = openingElement.attributes.find(({ name }) => NAMES.has(name?.name))
      if (!given) return
      const labels = textsOf(given.value).map(spoken)
      if (labels.includes(GAP)) return
      for (const text of new Set(seenOf(children).map(spoken))) {
        if (text === '' || text === GAP || labels.some((label) => label.includes(text))) continue
        context.report({ node: given, messageId: 'other', data: { label: labels.join(' / '), text } })
      }
    },
  }),
}
