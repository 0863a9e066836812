import { View } from '@tarojs/components'
import { MathsText } from '@/blocks/MathsText'
import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import type { Answer } from '@/domain/attempt/Question'
import { cx } from '@/ui/cx'
import { ariaProps } from '@/ui/controls/target'
import { answerText, keyText } from './answerText'
import { outcomeTexts } from './questionTexts'
import type { QuestionResult } from '../attempt/AttemptStorage'
import './FeedbackPanel.scss'

interface FeedbackPanelProps {
  readonly question: ShownQuestion
  readonly chosen: Answer | null
  readonly told: QuestionResult
}

/** How an answer went: the key, the own answer, why. */
export function FeedbackPanel({ question, chosen, told }: FeedbackPanelProps) {
  const { outcome, key, analysis, hint } = told
  return (
    <View className="feedback" {...ariaProps({ live: 'polite', testId: 'feedback' })}>
      <View className={cx('feedback__verdict', `feedback__verdict--${outcome}`)}>
        {outcomeTexts[outcome]}
      </View>
      {key.type === 'writing' ? (
        <>
          <Part title="参考答案" text={key.model} />
          <Part
            title="评分标准"
            text={key.rubric.map(({ text, points }) => `${text}（${points} 分）`).join('\n')}
          />
        </>
      ) : (
        <>
          <View className="feedback__line">{`正确答案：${keyText(question, key)}`}</View>
          <View className="feedback__line">
            {`你的答案：${chosen ? answerText(question, chosen) : '没有作答'}`}
          </View>
        </>
      )}
      <Part title="解析" text={analysis} />
      {hint ? <Part title="提示" text={hint} /> : null}
    </View>
  )
}

function Part({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <View className="feedback__text feedback__part">
      <MathsText text={`${title}：${text}`} />
    </View>
  )
}
