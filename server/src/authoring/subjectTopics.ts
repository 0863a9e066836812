/** By the name of a subject in promo pages, by its code in exercises. */
const TOPICS: Readonly<Record<string, string>> = {
  ...{ 政治: 'politics', 英语: 'english', 数学: 'maths' },
  ...{ '101': 'politics', '201': 'english', '204': 'english' },
  ...{ '301': 'maths', '302': 'maths', '303': 'maths', '314': 'maths' },
}

/** The topics of a subject's texts; any subject that is not named here is a major course. */
export const subjectTopics = (subject: string): string[] => ['subject', TOPICS[subject] ?? 'major']
