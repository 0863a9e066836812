/** What was started before it is nobody's when the awaited thing fails, and its own failure is then told to no one. */
export const noAwaitAmongStarted = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      among:
        'Await it before the list: what the list has started by then would be left alone when this fails.',
    },
  },
  create: (context) => ({
    "CallExpression[callee.object.name='Promise'] > ArrayExpression AwaitExpression": (node) =>
      context.report({ node, messageId: 'among' }),
  }),
}
