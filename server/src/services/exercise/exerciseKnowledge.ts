import { linearText } from '@/domain/maths/formulaText'
import { cutText } from '@/lib/cutText'
import type { AuthoredQuestion } from '../../authoring/authoredQuestion'
import type { Content } from '../../authoring/Content'
import type { Knowledge, Passage } from '../../authoring/Knowledge'
import { baseKinds } from '../../authoring/kinds/baseKinds'
import { exerciseKinds } from '../../authoring/kinds/exerciseKinds'
import { markdownText } from '../../authoring/markdownText'
import { subjectTopics } from '../../authoring/subjectTopics'
import { reservedQuestions } from './reservedQuestions'

const MOST_TITLE = 60

const lettered = (texts: readonly string[]): string =>
  texts.map((text, at) => `${String.fromCharCode(65 + at)}. ${markdownText(text)}`).join('\n\n')

const choicesOf = (question: AuthoredQuestion): string[] => [
  ...('items' in question
    ? [question.items.map((item, at) => `（${at + 1}）${markdownText(item)}`).join('\n\n')]
    : []),
  ...('options' in question ? [lettered(question.options)] : []),
]

const keyOf = (question: AuthoredQuestion): string => {
  switch (question.type) {
    case 'single':
    case 'multiple':
    case 'matching':
    case 'ordering':
      return question.answer
    case 'judgement':
      return question.answer ? '正确' : '错误'
    case 'blank':
      return question.answer.map((accepts) => accepts.join(' 或 ')).join('；')
    case 'writing':
      return question.model
  }
}

interface Place {
  readonly subject: string
  readonly name: string
}

const passageOf = (question: AuthoredQuestion, { subject, name }: Place): Passage => {
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

/** What may be practised, with key and analysis. */
export const exerciseKnowledge: Knowledge = {
  kinds: {
    files: { subjects: baseKinds.files.subjects },
    folders: {
      questions: exerciseKinds.folders.questions,
      exams: exerciseKinds.folders.exams,
      mocks: exerciseKinds.folders.mocks,
    },
  },
  passages: (content: Content) => {
    const files = content.of(exerciseKinds)
    const reserved = reservedQuestions(files)
    const names = new Map(content.of(baseKinds).subjects.map(({ code, name }) => [code, name]))
    return [...files.questions.values()].flatMap(({ subject, questions }) =>
      questions
        .filter(({ id }) => !reserved.has(id))
        .map((one) => passageOf(one, { subject, name: names.get(subject) ?? subject })),
    )
  },
}
