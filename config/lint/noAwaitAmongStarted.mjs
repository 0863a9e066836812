/** Whether a node is awaited by what makes the list, and not by a function in it. */
const isOfTheList = ({ parent }) => {
  if (parent.type === 'ArrayExpression') return parent.parent.callee?.object?.name === 'Promise'
  return !/Function|Program/.test(parent.type) && isOfTheList(parent)
}

/** When the awaited promise rejects, promises started before it have no handler, and their rejections are unhandled. */
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
