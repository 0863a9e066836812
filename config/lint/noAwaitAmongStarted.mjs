/** Whether a node is awaited by what makes the list, and not by a function in it. */
const isOfTheList = ({ parent }) => {
  if (parent.type === 'ArrayExpression') return parent.parent.callee?.object?.name === 'Promise'
  return !/Function|Program/.test(parent.type) && isOfTheList(parent)
}

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
    AwaitExpression(node) {
      if (isOfTheList(node)) context.report({ node, messageId: 'among' })
    },
  }),
}
