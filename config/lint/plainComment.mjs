/** Subjects that make a reader guess: the sentence should name the learner, the device, the page or the server. */
const VAGUE = /^[\s*]*(?:Who|Whoever|Whom|Whose|Nobody|None|Those|What)\b(?![^.?!]*\?)/

/** A comment names its subject and mechanism in plain words (docs/glossary.md). */
export const plainComment = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { vague: 'Begin the comment with a verb, or name its subject in plain words.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (VAGUE.test(comment.value)) context.report({ loc: comment.loc, messageId: 'vague' })
      }
    },
  }),
}
