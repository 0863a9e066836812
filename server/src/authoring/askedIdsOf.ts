/** What papers ask. */
export const askedIdsOf = (papers: readonly { sections: readonly { questions: readonly string[] }[] }[]) =>
  new Set(papers.flatMap(({ sections }) => sections.flatMap((section) => section.questions)))
