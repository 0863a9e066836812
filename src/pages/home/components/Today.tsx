import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { MistakesCard } from '@/blocks/cards/MistakesCard'
import { RecitationsCard } from '@/blocks/cards/RecitationsCard'
import { WordsCard } from '@/blocks/cards/WordsCard'
import { studyCentre } from '@/contracts/course/studyCentre'
import { examName } from '@/domain/progress/examCountdown'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { ProgressBar } from '@/ui/charts/ProgressBar'

/** Tasks of today, the days to the exam, what is due today. A default export because the home page loads it lazily. */
const Today = () => (
  <>
    <Tasks />
    <WordsCard testId="home-words" />
    <MistakesCard testId="home-mistakes" />
    <RecitationsCard testId="home-recitations" />
  </>
)

const Tasks = observer(function Tasks() {
  const { call, session, navigator } = useStores()
  const today = usePersistedResource(
    { name: `home:today:${session.uid}`, schema: studyCentre.response },
    () => call(studyCentre, { params: { uid: session.uid } }, { quiet: true }),
  )
  const centre = today.value
  if (!centre) return null
  const done = centre.tasks.filter(({ state }) => state !== 'open').length
  return (
    <Card onPress={() => void navigator.go('studyCenter')} testId="home-today">
      <View className="today">
        <View className="yt-grow">
          <View className="today__title">今日学习</View>
          <View className="today__note">
            今日任务 {done}/{centre.tasks.length}
          </View>
        </View>
        <View className="today__days">
          {centre.daysToExam > 0 ? (
            <>
              <View className="today__note">距 {examName(centre.examYear)}还有</View>
              <View className="today__number">
                {centre.daysToExam} <Text className="today__note">天</Text>
              </View>
            </>
          ) : (
            <View className="today__note">{examName(centre.examYear)}初试进行中</View>
          )}
        </View>
      </View>
      <ProgressBar value={done / Math.max(1, centre.tasks.length)} label="今日任务" />
    </Card>
  )
})

export default Today
