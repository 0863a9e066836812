/** Reading TARO_ENV elsewhere would scatter the difference between the targets over the code. */
export const noTargetSwitch = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      target: 'Put the difference between the targets into src/platform (or index.h5 / index.weapp files).',
    },
  },
  create: (context) => ({
    MemberExpression(node) {
      if (node.property.name === 'TARO_ENV') context.report({ node, messageId: 'target' })
    },
  }),
}
