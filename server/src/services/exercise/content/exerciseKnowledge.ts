import { writtenForms } from '@/domain/attempt/writtenForms'
import { linearText } from '@/domain/maths/formulaText'
import { cutText } from '@/lib/text/cutText'
import { type AuthoredQuestion, placesOf } from '../../../authoring/authoredQuestion'
import type { Content } from '../../../authoring/Content'
import type { Knowledge, Passage } from '../../../authoring/Knowledge'
import { baseKinds } from '../../../authoring/kinds/baseKinds'
import { exerciseKinds } from '../../../authoring/kinds/exerciseKinds'
import { markdownText } from '../../../authoring/texts/markdownText'
import { subjectTopics } from '../../../authoring/subjectTopics'
import { recitationPassages } from '../passages/recitationPassages'
import { reservedQuestions } from '../questions/reservedQuestions'

const MOST_TITLE = 60

const listed = (texts: readonly string[]): string => texts.map((text) => `- ${markdownText(text)}`).join('\n')

const choicesOf = (question: AuthoredQuestion): string[] => [
  ...('items' in question ? [listed(question.items)] : []),
  ...('options' in question ? [listed(question.options)] : []),
]

/** The key in words: every learner sees options and rows in an order of his own, so that letters say something else to each. */
const keyOf = (question: AuthoredQuestion): string => {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return placesOf(question.answer)
        .map((place) => question.options[place])
        .join('；')
    case 'matching':
      return placesOf(question.answer)
        .map((place, item) => `${question.items[item]}：${question.options[place]}`)
        .join('；')
    case 'ordering':
      return placesOf(question.answer)
        .map((place) => question.items[place])
        .join(' → ')
    case 'judgement':
      return question.answer ? '正确' : '错误'
    case 'blank':
      return question.answer.map(writtenForms).join('；')
    case 'writing':
      return question.model
  }
}

interface Place {
  readonly subject: string
  readonly name: string
}

/** A question in words, with its key and why. */
export const passageOf = (question: AuthoredQuestion, { subject, name }: Place): Passage => {
  const { id, stem, point, analysis } = question
  return {
    id: `exercise:${id}`,
    place: `${name}题目解析`,
    title: cutText(linearText(stem), MOST_TITLE),
    body: [
      markdownText(stem),
      ...choicesOf(question),
      `**答案**：${markdownText(keyOf(question))}`,
      `**解析**：${markdownText(analysis)}`,
    ].join('\n\n'),
    searched: linearText(`${stem} ${analysis}`),
    topics: subjectTopics(subject),
    aliases: [point],
    link: { route: 'exercisesBrushTopic', query: { subject, point, kind: 'practice' } },
  }
}

/** What may be practised, with key and analysis, and what is recited. */
export const exerciseKnowledge: Knowledge = {
  kinds: {
    files: { subjects: baseKinds.files.subjects },
    folders: {
      questions: exerciseKinds.folders.questions,
      exams: exerciseKinds.folders.exams,
      mocks: exerciseKinds.folders.mocks,
      recitations: exerciseKinds.folders.recitations,
    },
  },
  passages: (content: Content) => {
    const files = content.of(exerciseKinds)
    const reserved = reservedQuestions(files)
    const names = new Map(content.of(baseKinds).subjects.map(({ code, name }) => [code, name]))
    const explained = [...files.questions.values()].flatMap(({ subject, questions }) =>
      questions
        .filter(({ id }) => !reserved.has(id))
        .map((one) => passageOf(one, { subject, name: names.get(subject) ?? subject })),
    )
    return [...explained, ...recitationPassages(content, names)]
  },
}
