const NAMES = new Set(['label', 'ariaLabel'])

/** What is read aloud of a text: neither signs nor spaces. */
const spoken = (text) => text.replace(/[^\p{L}\p{N}\n]/gu, '')

/** The texts that an expression may be; null when only the running page knows. */
const textsOf = (node) => {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : null
    case 'TemplateLiteral':
      // A piece that depends on a condition depends on the same one in the name and in what is seen.
      return [
        [
          ...node.quasis.map(({ value }) => value.cooked),
          ...node.expressions.flatMap((each) => textsOf(each) ?? []),
        ].join('\n'),
      ]
    case 'ConditionalExpression': {
      const [yes, no] = [textsOf(node.consequent), textsOf(node.alternate)]
      return yes && no ? [...yes, ...no] : null
    }
    case 'JSXText':
      return node.value.trim() ? [node.value.trim()] : []
    case 'JSXExpressionContainer':
      return textsOf(node.expression)
    default:
      return null
  }
}

/**
 * Who speaks to a phone says what stands on a control: a name of its own has to contain it (WCAG 2.5.3). What a page shows at
 * one hour only is seen by no visit of a browser at another.
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
      const labels = textsOf(given?.value)
      const seen = children.map(textsOf).filter((texts) => texts?.length !== 0)
      if (!labels || seen.length !== 1 || !seen[0]) return
      for (const text of seen[0]) {
        if (labels.some((label) => spoken(label).includes(spoken(text)))) continue
        context.report({ node: given, messageId: 'other', data: { label: labels.join(' / '), text } })
      }
    },
  }),
}
