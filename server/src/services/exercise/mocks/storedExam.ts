import * as v from 'valibot'

/** The parts of a paper: every question with its points. */
export const storedSectionsSchema = v.array(
  v.object({ title: v.string(), asked: v.array(v.object({ id: v.string(), points: v.number() })) }),
)

/** A paper as the database holds it. */
export const storedExamSchema = v.object({
  paperId: v.string(),
  title: v.string(),
  subject: v.string(),
  minutes: v.number(),
  sections: storedSectionsSchema,
  /** Of which school and year it is a sample. */
  college: v.optional(
    v.object({
      school: v.object({ id: v.string(), name: v.string(), province: v.string() }),
      year: v.number(),
    }),
  ),
})
export type StoredExam = v.InferOutput<typeof storedExamSchema>

/** The card of a paper before an attempt. */
export const examCardOf = ({ paperId, title, subject, minutes, sections }: StoredExam) => {
  const parts = sections.map((section) => ({
    title: section.title,
    questionCount: section.asked.length,
    points: section.asked.reduce((total, { points }) => total + points, 0),
  }))
  return {
    paperId,
    title,
    subject,
    minutes,
    questionCount: parts.reduce((total, { questionCount }) => total + questionCount, 0),
    points: parts.reduce((total, { points }) => total + points, 0),
    sections: parts,
  }
}
