import type { Mistake } from '@/contracts/exercise/mistakes'
import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import { linearText } from '@/domain/maths/formulaText'
import { mistakeCauses } from '@/domain/mistakes/mistakeCauses'
import { keyText } from '../question/answerText'
import { letterOf, typeTexts } from '../question/questionTexts'

/** Empty lines for a handwritten answer. */
const WRITING_LINES = 8
const ANSWER_LINES = 2

const optionLines = ({ options }: ShownQuestion): string[] =>
  options.map(({ text }, at) => `${letterOf(at)}. ${linearText(text)}`)
const itemLines = ({ items }: ShownQuestion): string[] =>
  items.map(({ text }, at) => `(${at + 1}) ${linearText(text)}`)

const questionLines = ({ question }: Mistake): string[] => [
  ...(question.passage === undefined ? [] : [question.passage]),
  linearText(question.stem),
  ...itemLines(question),
  ...optionLines(question),
]

const solutionLines = ({ question, note, cause }: Mistake): string[] => [
  ...(question.feedback
    ? [
        `答案：${linearText(keyText(question, question.feedback.key))}`,
        `解析：${linearText(question.feedback.analysis)}`,
      ]
    : ['这道题正在考试中，交卷后才有答案']),
  ...(cause ? [`错因：${mistakeCauses[cause]}`] : []),
  ...(note ? [`笔记：${note}`] : []),
]

/** The questions as plain text, solutions at the end. */
export const mistakeText = (mistakes: readonly Mistake[]): string => {
  const questions = mistakes.map(
    (one, at) => `${at + 1}.【${typeTexts[one.type]}】${questionLines(one).join('\n')}`,
  )
  const solutions = mistakes.map((one, at) => `${at + 1}. ${solutionLines(one).join('\n')}`)
  return ['研途错题本', ...questions, '答案与解析', ...solutions].join('\n\n')
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
const paragraphs = (lines: readonly string[]): string =>
  lines.map((line) => `<p>${escaped(line).replace(/\n/g, '<br>')}</p>`).join('')

const blankLines = (count: number): string => '<div class="line"></div>'.repeat(count)

const STYLE = `body{font:14px/1.7 "Songti SC","SimSun",serif;margin:0 auto;max-width:720px;padding:16px;color:#000;background:#fff}
h1{font-size:20px;text-align:center}h2{font-size:16px;break-before:page}section{break-inside:avoid;margin-bottom:16px}
p{margin:4px 0}.type{color:#555}.line{height:28px;border-bottom:1px solid #bbb}@page{size:A4;margin:18mm 16mm}@media print{body{padding:0;max-width:none}}`

/** The questions as a document for paper: room to answer, solutions on a page of their own. Nothing in it is fetched. */
export const mistakePaper = (mistakes: readonly Mistake[]): string => {
  const questions = mistakes.map((one, at) => {
    const head = `<p class="type">${at + 1}. ${typeTexts[one.type]} · ${escaped(one.point)}</p>`
    const lines = one.type === 'writing' ? WRITING_LINES : ANSWER_LINES
    return `<section>${head}${paragraphs(questionLines(one))}${blankLines(lines)}</section>`
  })
  const solutions = mistakes.map(
    (one, at) => `<section><p class="type">${at + 1}.</p>${paragraphs(solutionLines(one))}</section>`,
  )
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>研途错题本</title><style>${STYLE}</style></head><body><h1>研途错题本</h1>${questions.join('')}<h2>答案与解析</h2>${solutions.join('')}</body></html>`
}
