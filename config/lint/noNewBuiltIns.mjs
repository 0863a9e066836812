/** Methods that `lib` of tsconfig.json has and old engines lack; the compiler refuses newer ones. */
const NEW = new Set(['at', 'replaceAll', 'hasOwn'])

/** Newer than the oldest engines of babel.config.js, and nothing brings them there. */
export const noNewBuiltIns = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      newer: 'Old phones do not have this method (babel.config.js names them). Write it without.',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      if (NEW.has(node.callee.property?.name)) context.report({ node, messageId: 'newer' })
    },
  }),
}
