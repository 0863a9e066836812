/** Ids of the questions in papers. */
export const requestedIdsOf = (
  papers: readonly { sections: readonly { questions: readonly string[] }[] }[],
) => new Set(papers.flatMap(({ sections }) => sections.flatMap((section) => section.questions)))
